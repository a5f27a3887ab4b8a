/// Makes the edits of one file that depend on the whole module.
struct FileRewriter {
    let index: DeclarationIndex
    let optionalRequirements: OptionalRequirements
    let optionalUses: OptionalUses
    let genericViews: GenericViews
    private let editCommits: EditCommits
    let emulation: OverrideEmulation
    private let foundationOverrides: FoundationOverrides
    private let previews: PreviewLowering
    /// A Boolean value that indicates whether `localizedString(forKey:value:table:)` is always Foundation's.
    private let rewritesLocalizedStrings: Bool
    /// A Boolean value that indicates whether `Bundle`'s properties of languages are always Foundation's.
    private let rewritesBundleLanguages: Bool
    /// A Boolean value that indicates whether `NSLocalizedString` is always Foundation's.
    private let rewritesLocalizedStringFunctions: Bool
    /// Boolean values that indicate whether `String(format:)` and `localizedStringWithFormat(_:)` are always
    /// Foundation's.
    private let rewritesFormats: Bool
    private let rewritesFormatFunctions: Bool
    /// A Boolean value that indicates whether `enumerateMatches(in:options:range:using:)` is always Foundation's.
    private let rewritesEnumerations: Bool
    /// The methods of run loops, queues and sessions that are always Foundation's and Dispatch's.
    private let rewrittenSchedulings: Set<String>

    init(index: DeclarationIndex, configuration: LoweringConfiguration) {
        self.index = index
        emulation = OverrideEmulation(index)
        foundationOverrides = FoundationOverrides(index: index)
        previews = PreviewLowering(index: index, configuration: configuration)
        let hasFoundation = configuration.availableModules?.contains("BuilderFoundation") == true
        rewritesLocalizedStrings = hasFoundation && index.named["localizedString"] == nil
        rewritesBundleLanguages =
            hasFoundation && index.named["preferredLocalizations"] == nil && index.named["localizations"] == nil
        rewritesLocalizedStringFunctions =
            hasFoundation && index.named["NSLocalizedString"] == nil
            && !index.files.contains(where: \.declaresLocalizedString)
        rewritesEnumerations = hasFoundation && index.methods(named: "enumerateMatches").isEmpty
        let schedulings = hasFoundation ? ["perform", "async", "asyncAfter", "addOperation", "dataTask"] : []
        rewrittenSchedulings = Set(schedulings.filter { index.methods(named: $0).isEmpty })
            .union(hasFoundation ? ["add", "scheduledTimer", "Timer"] : [])
        rewritesFormatFunctions = hasFoundation && index.methods(named: "localizedStringWithFormat").isEmpty
        rewritesFormats =
            hasFoundation
            && !(index.named["init"] ?? []).contains { location in
                let owner = index.owner(of: location)
                return index.member(at: location).labels.first == "format" && owner.isExtension
                    && owner.path.last == "String"
            }
        optionalRequirements = OptionalRequirements(index: index)
        genericViews = GenericViews(index: index)
        optionalUses = OptionalUses(index: index, configuration: configuration)
        editCommits = EditCommits(index: index)
    }

    /// Returns a file's facts with all edits but moves.
    func rewrite(_ file: Int) -> FileFacts {
        var result = index.files[file]
        guard !result.isUnparsable, !result.isSummary else { return result }
        rewriteSelectors(of: file, into: &result)
        if rewritesLocalizedStrings {
            // The main bundle of BuilderFoundation has the texts of all modules.
            for range in result.localizedStrings {
                result.edits.replace(range, of: result.source.bytes, with: "localizableText")
            }
        }
        if rewritesBundleLanguages {
            // Foundation's are the system's, and know no string catalogs.
            for range in result.bundleLanguages {
                let isPreferred = range.count == "preferredLocalizations".utf8.count
                result.edits.replace(
                    range, of: result.source.bytes,
                    with: isPreferred ? "preferredLocalizableLocalizations" : "localizableLocalizations")
            }
        }
        if rewritesLocalizedStringFunctions {
            // A function of this name and these labels would be ambiguous.
            for range in result.localizedStringFunctions {
                result.edits.replace(range, of: result.source.bytes, with: "NSLocalizableString")
            }
        }
        // Texts of tables vary with the numbers that are inserted into them.
        if rewritesFormats {
            for range in result.localizedFormats {
                result.edits.replace(range, of: result.source.bytes, with: "localizableFormat")
            }
        }
        if rewritesFormatFunctions {
            for range in result.localizedFormatFunctions {
                result.edits.replace(range, of: result.source.bytes, with: "localizableTextWithFormat")
            }
        }
        if rewritesEnumerations {
            // The closure of the function of this label doesn't escape.
            for range in result.enumerations {
                result.edits.replace(range, of: result.source.bytes, with: "within")
            }
        }
        for range in result.schedulings {
            let name = String(decoding: result.source.bytes[range], as: UTF8.self)
            let suffix = name == "Timer" ? ".tracked" : "Tracked"
            if rewrittenSchedulings.contains(name) { result.edits.insert(suffix, at: range.upperBound) }
        }
        optionalRequirements.lower(file: file, into: &result)
        optionalUses.lower(file: file, into: &result)
        genericViews.lower(file: file, into: &result)
        editCommits.lower(file: file, into: &result)
        foundationOverrides.lower(file: file, into: &result)
        emulation.lower(file: file, into: &result)
        previews.lower(file: file, into: &result)
        result.incompleteTypes = Set(
            result.types.filter { $0.depth == 0 && !$0.isExtension }.compactMap(\.path.first).filter {
                index.isIncomplete($0, in: file)
            })
        return result
    }

    private func rewriteSelectors(of file: Int, into result: inout FileFacts) {
        let resolver = SelectorResolver(index: index)
        for selector in index.files[file].selectors {
            let resolution = resolver.resolve(selector, in: file)
            result.edits.replace(selector.range, of: result.source.bytes, with: resolution.text)
            if let requirement = resolution.requirement, let range = selector.responds?.range {
                let name = OptionalRequirements.implementsName(of: requirement)
                result.edits.replace(range, of: result.source.bytes, with: name)
            }
            if let warning = resolution.warning {
                result.diagnose(.warning, at: selector.range.lowerBound, warning)
            }
        }
        for selector in index.files[file].namedSelectors {
            guard let text = resolver.resolve(selector, in: file) else { continue }
            result.edits.replace(selector.range, of: result.source.bytes, with: text)
        }
        for message in index.files[file].messages where resolver.lacksMessages(message, in: file) {
            result.edits.insert("_receiver(", at: message.receiver.range.lowerBound)
            result.edits.insert(")", at: message.receiver.range.upperBound)
        }
    }
}

extension LoweredFile {
    /// Applies a file's edits.
    init(_ facts: FileFacts) {
        let source = facts.source
        path = source.path
        previews = facts.loweredPreviews
        incompleteTypes = facts.incompleteTypes.sorted()
        diagnostics = facts.diagnostics.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
        if facts.isSummary {
            bytes = []
        } else if facts.isUnparsable {
            bytes = source.bytes
        } else {
            let imports = facts.impliedImports.map { "import \($0)" + source.lineEnd }.joined()
            let header = imports + source.directive(line: 1) + source.lineEnd
            bytes = Array(header.utf8) + facts.edits.apply(to: source.bytes)
        }
    }
}
