import UIKit

/// Hands work to the main run loop and to queues in the forms without defaults, and forgets an item before its time.
final class WorkItems: UIViewController {
    let label = UILabel()
    private var search: DispatchWorkItem?

    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = view.bounds
        view.addSubview(label)
        RunLoop.main.perform { self.note("a") }
        RunLoop.main.perform(inModes: [.common]) { [weak self] in self?.note("b") }
        type("first")
        type("second")
        let decoding = DispatchWorkItem { DispatchQueue.main.async { self.note("c") } }
        DispatchQueue.global().async(execute: decoding)
        DispatchQueue.main.asyncAfter(deadline: .now() + 20, execute: later)
    }

    private func type(_ text: String) {
        search?.cancel()
        let item = DispatchWorkItem { [weak self] in self?.note(text) }
        search = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 10, execute: item)
    }

    private func later() { note("d") }

    private func note(_ text: String) { label.text = (label.text ?? "") + text }
}
