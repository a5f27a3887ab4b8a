extension ReportStyle {
    /// Filters and the list of pictures.
    static let list = """
        nav { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); }
        .filters { display: grid; gap: .5rem; padding: .8rem; border-bottom: 1px solid var(--line); }
        .filters select, .filters input[type="search"] { width: 100%; min-width: 0; }
        #outcomes { display: flex; flex-wrap: wrap; gap: .35rem; }
        #outcomes button { display: inline-flex; gap: .4rem; align-items: center; border-radius: 99px; font-size: .82rem;
          padding: .12rem .6rem; color: var(--quiet); background: none; }
        #outcomes button[aria-pressed="true"] { color: var(--text); background: var(--chosen); }
        #outcomes b { font-variant-numeric: tabular-nums; }
        .dot { flex: none; width: .6rem; height: .6rem; border-radius: 50%; background: var(--quiet); }
        .tone-bad { --tone: var(--bad); } .tone-differs { --tone: var(--differs); } .tone-new { --tone: var(--new); }
        .tone-orphan { --tone: var(--orphan); } .tone-same { --tone: var(--same); }
        .tone-bad .dot, .tone-differs .dot, .tone-new .dot, .tone-orphan .dot, .tone-same .dot { background: var(--tone); }
        .listed { display: flex; gap: .5rem; align-items: center; justify-content: space-between; min-height: 1.9rem; }
        .listed button { font-size: .82rem; padding: .12rem .6rem; color: var(--accept); }
        #shown { color: var(--quiet); font-size: .82rem; }
        #list { list-style: none; padding: 0; overflow: auto; flex: 1; min-height: 0; overscroll-behavior: contain; }
        #list li { content-visibility: auto; contain-intrinsic-size: auto 73px; }
        .row { display: flex; gap: .7rem; align-items: center; padding: .5rem .8rem; min-height: 72px; color: inherit;
          text-decoration: none; border-bottom: 1px solid var(--line); }
        .row:hover { background: var(--raised); }
        .row[aria-current="true"] { background: var(--chosen); box-shadow: inset 3px 0 var(--link); }
        .row:focus-visible { outline-offset: -3px; }
        .thumbnail { flex: none; width: 40px; height: 56px; border-radius: 4px; background: var(--sunk); overflow: hidden;
          display: grid; place-items: center; box-shadow: 0 0 0 1px var(--line); }
        .thumbnail img { width: 100%; height: 100%; object-fit: contain; }
        .row .about { min-width: 0; flex: 1; }
        .row .name, .row .cause span { unicode-bidi: isolate; }
        .row .name { font-weight: 600; overflow-wrap: anywhere; font-size: .9rem; line-height: 1.3; display: -webkit-box;
          -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
        .row .cause { color: var(--quiet); font-size: .8rem; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
          display: flex; gap: .4rem; align-items: center; }
        .row .cause span:last-child { overflow: hidden; text-overflow: ellipsis; }
        .row .decision { flex: none; font-weight: 700; width: 1.2em; text-align: center; }
        .row[data-decision="accepted"] .decision { color: var(--accept); }
        .row[data-decision="rejected"] .decision { color: var(--reject); }
        @media (max-width: 54rem) {
          nav { border-right: 0; border-bottom: 1px solid var(--line); }
          #list { max-height: 17rem; }
        }
        """
}
