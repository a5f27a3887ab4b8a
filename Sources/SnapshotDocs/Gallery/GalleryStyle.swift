/// The look of the gallery: light or dark as the system says or as the switch does, without a script.
enum GalleryStyle {
    static let text = """
        :root { color-scheme: light dark; --ground: #ffffff; --raised: #f5f5f7; --text: #1d1d1f; --quiet: #5c5c61;
          --line: #d2d2d7; --link: #0059b8; }
        \(dark(":root"))
        :root:has(#appearance-light:checked) { color-scheme: light; }
        :root:has(#appearance-dark:checked) { color-scheme: dark; }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 76rem; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; background: var(--ground);
          color: var(--text); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Inter, sans-serif; }
        :root { background: var(--ground); }
        h1 { margin: 0; font-size: 2rem; line-height: 1.2; }
        h2 { margin: 0 0 1rem; font-size: 1.25rem; overflow-wrap: anywhere; }
        a { color: var(--link); }
        h2 a { color: inherit; text-decoration: none; }
        h2 a:hover { text-decoration: underline; }
        a:focus-visible, input:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid var(--link);
          outline-offset: 2px; }
        .skip { position: absolute; left: -100vw; }
        .skip:focus { left: 1rem; top: .5rem; background: var(--ground); padding: .25rem .5rem; }
        header { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: end; justify-content: space-between; }
        header p { margin: .25rem 0 0; color: var(--quiet); }
        fieldset { margin: 0; border: 1px solid var(--line); border-radius: .6rem; padding: .3rem .8rem .4rem; }
        legend { padding: 0 .3rem; color: var(--quiet); font-size: .85rem; }
        fieldset label { margin-right: .8rem; white-space: nowrap; }
        nav { margin: 1.5rem 0; border-block: 1px solid var(--line); padding: .75rem 0; }
        nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 0; padding: 0; }
        article { border-bottom: 1px solid var(--line); padding: 2rem 0; display: grid; gap: 1.5rem 2.5rem;
          grid-template-columns: minmax(0, 1fr); scroll-margin-top: 1rem; }
        article:last-child { border-bottom: 0; }
        article > h2 { grid-column: 1 / -1; }
        article > * { min-width: 0; margin: 0; }
        @media (min-width: 62rem) { article.has-words { grid-template-columns: minmax(0, auto) minmax(20rem, 1fr); } }
        figure { text-align: start; }
        img { display: block; max-width: 100%; height: auto; border-radius: .5rem; box-shadow: 0 0 0 1px var(--line); }
        img.clear { border-radius: 0; box-shadow: none; }
        .words > :first-child { margin-top: 0; }
        .words ol { padding-left: 1.6rem; }
        .pages { color: var(--quiet); font-size: .85rem; overflow-wrap: anywhere; }
        details { margin-top: 1rem; }
        summary { cursor: pointer; font-weight: 600; overflow-wrap: anywhere; }
        pre { margin: .5rem 0 0; max-height: 32rem; overflow: auto; border-radius: .5rem; padding: .75rem 1rem;
          background: var(--raised); font: .85rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
          tab-size: 4; }
        img.of-dark { display: none; }
        @media (prefers-color-scheme: dark) {
          :root:not(:has(#appearance-light:checked)) img.of-dark { display: block; }
          :root:not(:has(#appearance-light:checked)) img.of-light { display: none; }
        }
        :root:has(#appearance-dark:checked) img.of-dark { display: block; }
        :root:has(#appearance-dark:checked) img.of-light { display: none; }
        @media print { nav, fieldset, .skip { display: none; } article { break-inside: avoid; } pre { max-height: none; } }
        """

    /// The dark colors, where the system is dark and the switch doesn't say light, and where it says dark.
    private static func dark(_ root: String) -> String {
        let colors =
            "--ground: #161618; --raised: #232326; --text: #f2f2f4; --quiet: #a6a6ac; --line: #3a3a3e; --link: #6cb2ff;"
        return """
            @media (prefers-color-scheme: dark) { \(root):not(:has(#appearance-light:checked)) { \(colors) } }
            \(root):has(#appearance-dark:checked) { \(colors) }
            """
    }
}
