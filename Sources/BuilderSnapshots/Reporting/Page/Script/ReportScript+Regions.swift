extension ReportScript {
    /// The regions that differ, over the pictures and as a list.
    static let regions = #"""
        const regionLimit = 200;
        let chosenRegion = -1;

        const regionsOf = (item) => item?.difference?.regions.slice(0, regionLimit) ?? [];

        function makeRegionBoxes() {
          for (const pane of panes) {
            pane.boxes = regionsOf(current).map(() => make('div', { class: 'region' }));
            pane.marks.replaceChildren(...pane.boxes);
            pane.marks.hidden = !view.hasRegions;
          }
          byId('regions-shown').setAttribute('aria-pressed', String(view.hasRegions));
        }

        // A little around the pixels, so that they stay visible.
        function placeRegions(pane, scale) {
          regionsOf(current).forEach((region, index) => {
            const { style, classList } = pane.boxes[index];
            style.left = `${pane.left + region.x * scale - 3}px`;
            style.top = `${pane.top + region.y * scale - 3}px`;
            style.width = `${region.width * scale + 6}px`;
            style.height = `${region.height * scale + 6}px`;
            classList.toggle('chosen', index === chosenRegion);
          });
        }

        function toggleRegions() {
          view.hasRegions = !view.hasRegions;
          byId('regions-shown').setAttribute('aria-pressed', String(view.hasRegions));
          for (const pane of panes) pane.marks.hidden = !view.hasRegions;
        }

        // Zooms to a region, with what is around it.
        function showRegion(index) {
          const region = regionsOf(current)[index];
          if (!region || !panes[0]) return;
          chosenRegion = index;
          const box = panes[0].glass.getBoundingClientRect();
          const zoom = Math.min(box.width / (region.width * 1.6 + 8), box.height / (region.height * 1.6 + 8)) * devicePixelRatio;
          view.x = region.x + region.width / 2;
          view.y = region.y + region.height / 2;
          setZoom(clamp(zoom, Math.min(fittingZoom(), 1), 16));
          for (const button of document.querySelectorAll('.regions button')) {
            button.setAttribute('aria-pressed', String(Number(button.dataset.region) === index));
          }
        }
        function nextRegion(step) {
          const count = regionsOf(current).length;
          if (count) showRegion(chosenRegion < 0 ? (step > 0 ? 0 : count - 1) : (chosenRegion + step + count) % count);
        }

        // The strongest as text, a few more below it.
        function causeLines(causes) {
          if (!causes.length) return ['The same views, or views that the baseline says nothing of; other pixels'];
          const limit = causes.length > 6 ? 5 : causes.length;
          const more = causes.length > limit ? [`and ${countOf(causes.length - limit, 'more change')}`] : [];
          return [causes[0], ...[...causes.slice(1, limit), ...more].map((cause) => make('span', { class: 'further' }, cause))];
        }

        function regionList(item) {
          const { difference } = item;
          const list = make('ol', { class: 'regions' }, ...regionsOf(current).map((region, index) => {
            const button = make('button', { type: 'button', 'data-region': index, 'aria-pressed': 'false' },
              ...causeLines(causesOf(item, region)),
              make('span', {}, `${region.width} × ${region.height} at (${region.x}, ${region.y}), ${countOf(region.pixels, 'pixel')}`));
            button.addEventListener('click', () => { showRegion(index); stage.scrollIntoView({ block: 'nearest' }); });
            return make('li', {}, button);
          }));
          const more = difference.regions.length - regionLimit;
          if (more > 0) list.append(make('li', {}, `and ${countOf(more, 'more region')}`));
          return list;
        }

        byId('regions-shown').addEventListener('click', toggleRegions);
        """#
}
