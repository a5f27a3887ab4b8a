/// The sources that prove the list of a module.
struct ProvedInterface {
    let module: String
    /// Protocols of modules that the module doesn't re-export.
    var imports: [String] = []
    /// Protocols of other modules: they stand as `any P` where a class stands as itself.
    let protocols: Set<String>
    /// Types that are used on any thread; the others belong to the main actor.
    let nonisolated: Set<String>
    /// Types that stand for generic ones in type aliases.
    var instances: [String: String] = [:]
    /// The element of a result builder's components.
    let built: String
    /// A Boolean value that indicates whether `Self` in the list is the type of the receiver, a subclass too.
    var hasDynamicSelf = false
    /// Functions whose call without arguments could mean another function.
    var ambiguous: Set<String> = []

    static let named = [
        "Builder": ProvedInterface(
            module: "Builder",
            protocols: ["UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate", "RawRepresentable"],
            nonisolated: ["RxBinding", "RxBidirectionalBinding", "BehaviorRelay", "Variable", "Int", "String"],
            instances: ["ViewModifier": "ViewModifier<UILabel>"], built: "View"),
        "Swiftly": ProvedInterface(
            module: "SwiftlyUI",
            imports: ["BuilderSwiftUI.UIViewRepresentable", "BuilderSwiftUI.UIViewControllerRepresentable"],
            protocols: [
                "UIViewRepresentable", "UIViewControllerRepresentable",
                "OptionSet", "Sendable", "Hashable", "Equatable", "RawRepresentable", "CaseIterable", "Collection",
            ],
            nonisolated: [
                "EdgeSet", "UnitPoint", "ConstraintType", "GradientDirection", "UIView.GestureType",
                "UIButton.ImagePosition",
            ],
            built: "UIView", hasDynamicSelf: true, ambiguous: ["placeholderColor"]),
    ]

    /// Returns the files and their contents: one for each part, and one for what they share.
    ///
    /// - Throws: `ListError`.
    func sources(of list: InterfaceList) throws -> [(name: String, source: String)] {
        let prover = try Prover(self, list)
        let imports = self.imports.map { "import protocol \($0)\n" }.joined()
        let head = "\(imports)import \(module)\n\n"
        let parts = try list.parts.map { part in
            let proved = part.declarations.filter(\.isProved)
            let lines = proved.map { "#\"\($0.text)\"#,\n" }.joined()
            let proofs = try proved.map(prover.proof).joined(separator: "\n\n")
            return (
                "\(part.name)Interface.swift",
                "\(head)extension ProvedInterface {\nstatic let \(variable(part.name)): [String] = [\n\(lines)]\n}\n\n\(proofs)\n"
            )
        }
        let names = list.parts.filter { $0.declarations.contains(where: \.isProved) }.map {
            "(\"\($0.name)\", \(variable($0.name))),\n"
        }
        let values = try list.declarations.compactMap(prover.valueComparison).map { "\($0),\n" }
        return parts + [
            (
                "ProvedInterface.swift",
                """
                \(head)/// The lines of the list that the generated sources prove, part by part.
                enum ProvedInterface {
                static let parts: [(name: String, lines: [String])] = [
                \(names.joined())]

                /// Constants, and whether each has the value that its line names.
                static var values: [(name: String, holds: Bool)] {
                [\(values.joined())]
                }
                }

                /// A type and nothing else; unlike a metatype it can't stand for a superclass.
                struct Same<Value> {}

                /// Compiles only when a variable has exactly the given type: `inout` arguments aren't converted.
                func prove<Value>(_ value: inout Value, _ type: Same<Value>) {}

                """
            )
        ]
    }

    /// The name of the list of a part's lines.
    private func variable(_ part: String) -> String { part.prefix(1).lowercased() + part.dropFirst() + "Lines" }
}
