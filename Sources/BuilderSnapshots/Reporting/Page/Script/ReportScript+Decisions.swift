extension ReportScript {
    /// What is accepted and rejected: kept by the report's hash, saved as a file, copied as a command.
    static let decisions = #"""
        const decisionsKey = `snapshot-report:${data.report}`;
        const decisions = new Map();
        const canDecide = (item) => Boolean(item.pictures.actual);
        const decidable = items.filter(canDecide);

        function readDecisions() {
          let kept = {};
          try { kept = JSON.parse(remembered(decisionsKey) ?? '{}') ?? {}; } catch { /* not ours */ }
          for (const item of decidable) {
            const decision = Object.hasOwn(kept, item.name) ? kept[item.name] : null;
            if (decision === 'accepted' || decision === 'rejected') decisions.set(item, decision);
          }
        }

        // The same decision twice, or none, takes it back.
        function decide(item, decision) {
          if (!item || !canDecide(item)) return;
          if (!decision || decisions.get(item) === decision) decisions.delete(item);
          else decisions.set(item, decision);
          const kept = Object.fromEntries([...decisions].map(([item, decision]) => [item.name, decision]));
          remember(decisionsKey, decisions.size ? JSON.stringify(kept) : null);
          showDecision(item);
          showProgress();
        }

        // Decides and goes on; with "Only undecided" the list has what is left.
        function decideAndGoOn(decision) {
          const item = current;
          if (!item || !canDecide(item)) return;
          if (decisions.get(item) !== decision) decide(item, decision);
          step(1);
        }

        const undecidedShown = () => shown.filter((item) => canDecide(item) && !decisions.has(item));
        function acceptShown() {
          const items = undecidedShown();
          if (!items.length || !confirm(`Accept ${countOf(items.length, 'picture')} that you have not decided about?`)) return;
          for (const item of items) decide(item, 'accepted');
        }
        function showCountToAccept() {
          const count = undecidedShown().length;
          byId('accept-shown').hidden = count < 2;
          byId('accept-shown').textContent = `Accept ${count.toLocaleString('en')} undecided`;
        }

        function showProgress() {
          const accepted = [...decisions.values()].filter((decision) => decision === 'accepted').length;
          byId('progress').textContent = decidable.length === 0 ? ''
            : `${accepted} accepted, ${decisions.size - accepted} rejected of ${decidable.length}`;
          byId('save').disabled = decisions.size === 0;
          byId('command').disabled = accepted === 0;
          showCountToAccept();
        }

        function decisionsFile() {
          const list = decidable.filter((item) => decisions.has(item)).map((item) => ({
            name: item.name, decision: decisions.get(item), actual: item.pictures.actual.sha256,
          }));
          return JSON.stringify({ format: 1, report: data.report, decisions: list }, null, 2) + '\n';
        }

        function saveDecisions() {
          if (decisions.size === 0) return;
          const url = URL.createObjectURL(new Blob([decisionsFile()], { type: 'application/json' }));
          const link = make('a', { href: url, download: 'decisions.json' });
          document.body.append(link);
          link.click();
          link.remove();
          setTimeout(() => URL.revokeObjectURL(url), 60000);
        }

        // For a shell: nothing in a name is read by it.
        const quoted = (text) => /^[A-Za-z0-9_.,/:=@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

        function reportFolder() {
          if (location.protocol !== 'file:') return '.';
          try { return decodeURIComponent(location.pathname).replace(/\/[^/]*$/, '') || '/'; } catch { return '.'; }
        }

        function approveCommand() {
          const names = decidable.filter((item) => decisions.get(item) === 'accepted').map((item) => item.name);
          const plain = names.filter((name) => !/[\p{Cc}\u2028\u2029]/u.test(name));
          const words = [data.tool, 'approve', '--from', reportFolder(), ...(plain.some((name) => name.startsWith('-')) ? ['--'] : []), ...plain];
          return { text: words.map(quoted).join(' '), count: plain.length, left: names.length - plain.length };
        }

        async function copyCommand() {
          const command = approveCommand();
          if (command.count === 0) return;
          const area = byId('command-text');
          area.value = command.text;
          byId('command-panel').showModal();
          area.select();
          let isCopied = false;
          try {
            await navigator.clipboard.writeText(command.text);
            isCopied = true;
          } catch {
            try { isCopied = document.execCommand('copy'); } catch { /* by hand, then */ }
          }
          const what = countOf(command.count, 'accepted picture');
          byId('command-note').textContent = (isCopied ? `Copied. It makes baselines of ${what}.` : `Copy this. It makes baselines of ${what}.`)
            + (command.left ? ` ${countOf(command.left, 'name')} can't stand in a command: save the decisions as a file.` : '')
            + ' Run it in the folder of the package.';
        }
        """#
}
