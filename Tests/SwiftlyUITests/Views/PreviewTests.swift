import BuilderSwiftUI
import BuilderUIKit
import SwiftlyUI
import Testing

@MainActor
@Suite struct PreviewTests {
    @Test func previewMakesItsView() {
        let preview = UIViewPreview { UILabel() }
        let context = UIViewRepresentableContext<UIViewPreview<UILabel>>(coordinator: preview.makeCoordinator())
        let label = preview.makeUIView(context: context)
        preview.updateUIView(label, context: context)
        #expect(label.text == nil)
    }

    @Test func previewMakesItsController() {
        let preview = UIViewControllerPreview { UITableViewController(style: .plain) }
        let context = UIViewControllerRepresentableContext<UIViewControllerPreview<UITableViewController>>(
            coordinator: preview.makeCoordinator())
        let controller = preview.makeUIViewController(context: context)
        preview.updateUIViewController(controller, context: context)
        #expect(controller.tableView.style == .plain)
    }
}
