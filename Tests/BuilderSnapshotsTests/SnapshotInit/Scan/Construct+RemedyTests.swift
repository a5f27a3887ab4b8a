import Builder
import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotInit

/// The replacements that a report recommends. They are compiled here.
@MainActor
private final class Remedies: UIViewController {
    private let field = UITextField()

    func save() {}

    func closures(button: UIButton, control: UIControl) {
        button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
        control.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
        navigationItem.rightBarButtonItem =
            UIBarButtonItem(title: "Save", primaryAction: UIAction { [weak self] _ in self?.save() })
    }

    func gestures(view: LabelView, tap: UITapGestureRecognizer, bag: DisposeBag) {
        _ =
            view.onTapGesture { _ in }
        tap.rx.event.subscribe(onNext: { _ in }).disposed(by: bag)
    }

    func others(name: Notification.Name) {
        _ =
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in }
        _ =
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    }
}

@Suite struct ConstructRemedyTests {
    @Test(arguments: [(Construct.selector, 6), (.targetAction, 1), (.outlet, 1)])
    func remediesCompile(construct: Construct, count: Int) throws {
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        for remedy in construct.remedy {
            // After the code, in parentheses, stands whose it is; before it, in words, what to do.
            let code = remedy.components(separatedBy: "    (")[0].components(separatedBy: "such as: ").last ?? ""
            let written = code.replacingOccurrences(of: "{ _ in … }", with: "{ _ in }")
            #expect(lines.contains { $0 == written || $0 == "\(written))" }, "\(written)")
        }
        #expect(construct.remedy.count == count)
    }
}
