extension DocumentationPlan {
    /// The code that pages quote beside a picture: below it, up to the next picture, and above a page's first one.
    func quotes(beside picture: String) -> [(name: String, quote: CodeQuote)] {
        var found: [(name: String, quote: CodeQuote)] = []
        for page in tree.pages {
            var current = page.blocks.lazy.compactMap(\.pictureName).first
            for block in page.blocks {
                if let name = block.pictureName { current = name }
                guard case .code(let name) = block.content, current == picture, let quote = quotes[name],
                    !found.contains(where: { $0.name == name })
                else { continue }
                found.append((name, quote))
            }
        }
        return found
    }
}

extension PageBlock {
    fileprivate var pictureName: String? {
        if case .picture(let name) = content { name } else { nil }
    }
}
