extension ReportScript {
    /// The keyboard, and the beginning of everything.
    static let keys = #"""
        const modes = ['side', 'slider', 'blink', 'difference'];
        const isTyping = (target) => target.matches('input[type="search"], textarea, select');
        const openDialog = () => document.querySelector('dialog[open]');

        const shortcuts = {
          j: () => step(1), k: () => step(-1),
          '1': () => setMode(modes[0]), '2': () => setMode(modes[1]), '3': () => setMode(modes[2]), '4': () => setMode(modes[3]),
          '+': () => zoomBy(2), '=': () => zoomBy(2), '-': () => zoomBy(0.5), '0': () => setZoom(null), '9': () => setZoom(1),
          '[': () => nextRegion(-1), ']': () => nextRegion(1), g: toggleRegions,
          a: () => decide(current, 'accepted'), r: () => decide(current, 'rejected'), u: () => decide(current, null),
          A: () => decideAndGoOn('accepted'), R: () => decideAndGoOn('rejected'),
          s: saveDecisions, c: () => { copyCommand(); }, t: nextAppearance,
          '/': () => { byId('search').focus(); byId('search').select(); },
          '?': () => byId('help-panel').showModal(),
        };
        const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

        function onArrow(event, [x, y]) {
          if (event.target === byId('split')) setSplit(view.split + (x - y) * 0.02);
          else if (stage.contains(event.target)) moveBy(x * 40, y * 40);
          else if (y !== 0) step(y);
          else if (panes[0]?.divider) setSplit(view.split + x * 0.02);
          else return false;
          return true;
        }

        // Whether the key meant something here.
        function onKey(event) {
          if (event.key === 'Escape' && event.target === byId('search')) { event.target.value = ''; filter(); event.target.blur(); return true; }
          if (isTyping(event.target)) return false;
          if (arrows[event.key]) return onArrow(event, arrows[event.key]);
          if (event.key === ' ' && view.mode === 'blink' && !event.target.closest('button, a, summary, input')) {
            if (view.isBlinking) setBlinking(false); else blink();
            return true;
          }
          const action = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : null;
          if (!action) return false;
          action();
          return true;
        }

        document.addEventListener('keydown', (event) => {
          if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || openDialog()) return;
          if (onKey(event)) event.preventDefault();
        });
        document.querySelector('.skip').addEventListener('click', (event) => { event.preventDefault(); byId('entry').focus(); });
        byId('help').addEventListener('click', shortcuts['?']);
        byId('save').addEventListener('click', saveDecisions);
        byId('command').addEventListener('click', copyCommand);
        addEventListener('hashchange', followAddress);
        addEventListener('resize', place);

        readDecisions();
        fillFilters();
        showProgress();
        const first = addressed();
        filter();
        if (first) reveal(first);
        buildAllRows();
        """#
}
