import UIKit

final class UncommonActions: UIViewController {
    private lazy var tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))
    @objc(shownCount) var count = 1

    func run() {
        view.addGestureRecognizer(tap)
        UIImageWriteToSavedPhotosAlbum(
            UIImage(), self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)
        perform(#selector((pick as () -> Void)))
        perform(#selector(UncommonActions.pick(_:) as (UncommonActions) -> (Int) -> Void), with: NSNumber(value: 3))
        perform(#selector(save))
        log("\(#selector(Self.reset)) \(#selector(setter: count))")
    }

    @objc func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {}
    @objc private func pick() { log("pick") }
    @objc private func pick(_ number: Int) { log("pick \(number)") }
    @objc private func save() throws { log("save") }
    @objc class func reset() {}
}
