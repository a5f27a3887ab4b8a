/// The look of a report: light or dark as the system says or as the switch does.
enum ReportStyle {
    static let text = [colors, frame, ReportStyle.list, ReportStyle.entry, forced].joined(separator: "\n")

    private static let colors = """
        :root { color-scheme: light; \(light) }
        @media (prefers-color-scheme: dark) { :root:not([data-appearance="light"]) { color-scheme: dark; \(dark) } }
        :root[data-appearance="dark"] { color-scheme: dark; \(dark) }
        """

    private static let light = """
        --ground: #ffffff; --raised: #f4f4f6; --sunk: #e7e7eb; --text: #1c1c1f; --quiet: #5a5a61; --line: #d4d4da; \
        --link: #0a58b5; --chosen: #e3eefc; --bad: #b3123a; --differs: #a34700; --new: #0a58b5; --orphan: #5a5a61; \
        --same: #1d6b34; --accept: #1d6b34; --reject: #b3123a; --mark: #e4004f; --check: #dedee3; --check-ground: #f2f2f5;
        """

    private static let dark = """
        --ground: #161618; --raised: #212125; --sunk: #0e0e10; --text: #f1f1f4; --quiet: #a8a8b0; --line: #3b3b42; \
        --link: #7db8ff; --chosen: #1d3350; --bad: #ff8099; --differs: #ffb066; --new: #7db8ff; --orphan: #a8a8b0; \
        --same: #74d08d; --accept: #74d08d; --reject: #ff8099; --mark: #ff3d7f; --check: #2b2b30; --check-ground: #1c1c20;
        """

    private static let frame = """
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html, body { margin: 0; height: 100%; background: var(--ground); color: var(--text);
          font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Inter, "DejaVu Sans", sans-serif; }
        body { display: flex; flex-direction: column; }
        h1, h2, h3, p, ol, ul, dl, dd { margin: 0; }
        button, select, input, textarea { font: inherit; color: inherit; }
        button, select, input[type="search"], textarea { background: var(--raised); border: 1px solid var(--line);
          border-radius: 7px; padding: .28rem .65rem; }
        button { cursor: pointer; white-space: nowrap; }
        button:hover:not(:disabled), select:hover { border-color: var(--quiet); }
        button:disabled { opacity: .45; cursor: default; }
        button[aria-pressed="true"] { background: var(--chosen); border-color: var(--link); }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        .skip { position: absolute; left: -100vw; z-index: 9; background: var(--ground); padding: .3rem .6rem; }
        .skip:focus { left: .5rem; top: .5rem; }
        .top { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; justify-content: space-between;
          padding: .6rem 1rem; border-bottom: 1px solid var(--line); }
        .top h1 { font-size: 1.05rem; line-height: 1.3; overflow-wrap: anywhere; }
        .top .heading { min-width: 0; flex: 1 1 16rem; }
        .top p { color: var(--quiet); font-size: .87rem; overflow-wrap: anywhere; }
        .commit { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .8rem; }
        .tools { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
        #progress.warning { color: var(--differs); font-weight: 600; }
        .choice { display: inline-flex; gap: .4rem; align-items: center; color: var(--quiet); font-size: .87rem; }
        .choice select { color: var(--text); }
        .columns { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(17rem, 22rem) minmax(0, 1fr); }
        .empty { padding: 3rem 1rem; color: var(--quiet); text-align: center; }
        dialog { width: min(40rem, 92vw); max-height: 86vh; overflow: auto; background: var(--ground); color: var(--text);
          border: 1px solid var(--line); border-radius: 12px; padding: 1.2rem 1.4rem; }
        dialog::backdrop { background: rgb(0 0 0 / .45); }
        dialog h2 { font-size: 1.15rem; margin-bottom: .6rem; }
        dialog p { color: var(--quiet); margin: .6rem 0; }
        textarea { width: 100%; font: .85rem/1.5 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
          overflow-wrap: anywhere; }
        .keys { columns: 2; column-gap: 2rem; }
        .keys div { display: flex; gap: .8rem; padding: .15rem 0; break-inside: avoid; }
        .keys dt { flex: 0 0 7.5rem; font-weight: 600; }
        .keys dd { color: var(--quiet); }
        @media (max-width: 54rem) {
          html, body { height: auto; }
          .columns { display: block; }
          .keys { columns: 1; }
        }
        """

    /// The colors of systems with few colors of their own, which mark selections and differences.
    private static let forced = """
        @media (forced-colors: active) {
          button[aria-pressed="true"], #outcomes button[aria-pressed="true"], .deciding button[aria-pressed="true"],
          .row[aria-current="true"] { forced-color-adjust: none; background: Highlight; border-color: Highlight;
            color: HighlightText; }
          .row[aria-current="true"] .cause, .row[aria-current="true"] .decision { color: HighlightText !important; }
          .dot { forced-color-adjust: none; background: CanvasText !important; }
          [aria-pressed="true"] .dot, [aria-current="true"] .dot { background: HighlightText !important; }
          .region, .region.chosen, .divider::before, .divider::after { forced-color-adjust: none; }
          .region { border-color: Highlight; box-shadow: 0 0 0 1px Canvas; }
          .region.chosen { outline: 3px solid Highlight; }
          .divider::before, .divider::after { background: Highlight; color: HighlightText; }
          .layer img, .swatch { forced-color-adjust: none; }
        }
        """
}
