extension ReportStyle {
    /// One entry: its pictures and what is said of them.
    static let entry = """
        main { overflow: auto; min-height: 0; padding: 1rem 1.25rem 3rem; }
        main:focus { outline: none; }
        header.entry { display: flex; flex-wrap: wrap; gap: .6rem 1.5rem; justify-content: space-between;
          align-items: start; margin-bottom: .8rem; }
        header.entry > div:first-child { min-width: 0; flex: 1 1 18rem; }
        header.entry h2 { font-size: 1.3rem; line-height: 1.25; overflow-wrap: anywhere; unicode-bidi: isolate; }
        #verdict span { unicode-bidi: isolate; }
        #verdict { display: flex; gap: .45rem; align-items: center; color: var(--quiet); overflow-wrap: anywhere; }
        .deciding { display: flex; gap: .45rem; }
        .accept { color: var(--accept); font-weight: 600; }
        .reject { color: var(--reject); font-weight: 600; }
        .accept[aria-pressed="true"] { background: var(--accept); border-color: var(--accept); color: var(--ground); }
        .reject[aria-pressed="true"] { background: var(--reject); border-color: var(--reject); color: var(--ground); }
        .bar { display: flex; flex-wrap: wrap; gap: .5rem .8rem; align-items: center; margin-bottom: .6rem; }
        .segments { display: inline-flex; flex-wrap: wrap; }
        .segments button { border-radius: 0; margin-left: -1px; }
        .segments button:first-child { border-radius: 7px 0 0 7px; margin-left: 0; }
        .segments button:last-child { border-radius: 0 7px 7px 0; }
        .segments button:only-child { border-radius: 7px; }
        .segments button[aria-pressed="true"], .segments button:hover, .segments button:focus-visible { position: relative; z-index: 1; }
        #zoom { color: var(--quiet); font-variant-numeric: tabular-nums; min-width: 3.5rem; }
        #stage { display: flex; gap: .6rem; height: clamp(18rem, calc(100vh - 17rem), 64rem); border-radius: 8px; }
        .pane { flex: 1; min-width: 0; display: flex; flex-direction: column; border: 1px solid var(--line);
          border-radius: 8px; overflow: hidden; }
        .pane h3 { font-size: .82rem; font-weight: 600; color: var(--quiet); padding: .22rem .6rem; background: var(--raised);
          border-bottom: 1px solid var(--line); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
        .glass { flex: 1; min-height: 0; position: relative; overflow: hidden; cursor: grab; touch-action: none;
          user-select: none; background: var(--sunk); }
        .glass.moving { cursor: grabbing; }
        .layer { position: absolute; inset: 0; }
        .layer img { position: absolute; left: 0; top: 0; transform-origin: 0 0; max-width: none; -webkit-user-drag: none;
          background: repeating-conic-gradient(var(--check) 0 25%, var(--check-ground) 0 50%) 0 0 / 16px 16px; }
        .layer img.pixels { image-rendering: pixelated; }
        .layer .lost { position: absolute; inset: 0; display: grid; place-items: center; padding: 1rem; text-align: center;
          background: var(--raised); color: var(--bad); }
        .divider { position: absolute; top: 0; bottom: 0; width: 24px; margin-left: -12px; cursor: ew-resize; }
        .divider::before { content: ""; position: absolute; left: 11px; top: 0; bottom: 0; width: 2px; background: var(--mark); }
        .divider::after { content: "↔"; position: absolute; left: 0; top: 50%; width: 24px; height: 24px; margin-top: -12px;
          border-radius: 50%; background: var(--mark); color: #fff; display: grid; place-items: center; font-size: 13px; }
        .region { position: absolute; border: 2px solid var(--mark); border-radius: 2px; pointer-events: none;
          box-shadow: 0 0 0 1px rgb(255 255 255 / .65); }
        .region.chosen { box-shadow: 0 0 0 4px color-mix(in srgb, var(--mark) 35%, transparent); }
        .split { display: flex; gap: .6rem; align-items: center; color: var(--quiet); font-size: .85rem; margin-top: .5rem; }
        .split input { flex: 1; accent-color: var(--mark); }
        #pointer { min-height: 1.5em; margin-top: .3rem; color: var(--quiet); font-size: .82rem; font-variant-numeric: tabular-nums;
          display: flex; gap: .4rem; align-items: center; }
        .swatch { width: 1em; height: 1em; border: 1px solid var(--line); border-radius: 3px; display: inline-block; }
        #words { display: grid; gap: 1.4rem; margin-top: .8rem; max-width: 72rem; }
        #words h3 { font-size: 1rem; margin-bottom: .4rem; }
        #words ol, #words ul { padding-left: 1.4rem; display: grid; gap: .25rem; }
        #words li { overflow-wrap: anywhere; }
        #words .regions { list-style: none; padding: 0; }
        .regions button { display: block; width: 100%; text-align: start; white-space: normal; overflow-wrap: anywhere; }
        .regions button span { display: block; color: var(--quiet); font-size: .82rem; }
        .regions button .further { padding-left: .8rem; }
        #words pre { margin: 0; overflow: auto; max-height: 26rem; background: var(--raised); border-radius: 8px;
          padding: .7rem .9rem; font: .82rem/1.5 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
          white-space: pre-wrap; overflow-wrap: anywhere; }
        #words table { border-collapse: collapse; width: 100%; font-size: .87rem; }
        #words th, #words td { text-align: start; padding: .22rem .8rem .22rem 0; vertical-align: top;
          border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
        #words th { font-weight: 500; color: var(--quiet); }
        #words th[scope="row"] { width: 11rem; }
        #words tr.changed td { color: var(--bad); font-weight: 600; }
        #words .scroll { overflow-x: auto; }
        .warning { color: var(--differs); }
        summary { cursor: pointer; font-weight: 600; margin-bottom: .4rem; }
        @media (max-width: 54rem) {
          main { overflow: visible; }
          #stage { height: 70vh; }
          .stacked { flex-direction: column; }
        }
        """
}
