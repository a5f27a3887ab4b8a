import SwiftUI
import UniformTypeIdentifiers

/// Lists and tables with selection and edits, search, documents and drags.
struct TreeNode: Identifiable {
    let id: Int
    var name: String
    var children: [TreeNode]?
}

struct TreeView: View {
    @State private var nodes: [TreeNode] = []
    @State private var selected: Int?
    @State private var query = ""
    @State private var scope = 0
    @State private var asks = false
    @State private var dates: Set<DateComponents> = []

    var body: some View {
        List(nodes, id: \.id, selection: $selected) { Text($0.name) }
            .listSectionSpacing(.compact)
            .searchable(text: $query, prompt: "Search") { Text("Recent").searchCompletion("recent") }
            .searchScopes($scope) { Text("All").tag(0) }
            .confirmationDialog("Delete?", isPresented: $asks, presenting: selected) { id in Button("Delete \(id)") {} }
        List(nodes, children: \.children) { Text($0.name) }
        List($nodes, editActions: .all) { $node in TextField("Name", text: $node.name) }
        OutlineGroup(nodes, children: \.children) { Text($0.name) }
        Table(nodes) {
            TableColumn("Name", value: \.name)
            TableColumn("Children") { Text("\($0.children?.count ?? 0)") }
        }
        MultiDatePicker("Dates", selection: $dates)
        Text("Drag").draggable("text").dropDestination(for: String.self) { items, _ in !items.isEmpty }
        PasteButton(payloadType: String.self) { query = $0.first ?? "" }
    }
}

struct PlainDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init() {}
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

struct ExportView: View {
    @State private var exports = false

    var body: some View {
        Button("Export") { exports = true }
            .fileExporter(isPresented: $exports, document: PlainDocument(), contentType: .plainText) { _ in }
    }
}
