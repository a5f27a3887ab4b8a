import SwiftUI
import UIKit

/// Controllers of UIKit with views of SwiftUI, and the reverse.
private struct ThemeKey: EnvironmentKey {
    static let defaultValue = "plain"
}

extension EnvironmentValues {
    var theme: String {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

struct HeightKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct ActivityView: UIViewControllerRepresentable {
    let items: [Any]
    @Environment(\.presentationMode) private var presentationMode
    @Binding var isDone: Bool

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject {
        private let parent: ActivityView
        init(_ parent: ActivityView) { self.parent = parent }
        func finish() {
            parent.isDone = true
            parent.presentationMode.wrappedValue.dismiss()
        }
    }
}

struct BlurView: UIViewRepresentable {
    var style: UIBlurEffect.Style = .regular

    func makeUIView(context: Context) -> UIVisualEffectView {
        UIVisualEffectView(effect: UIBlurEffect(style: style))
    }

    func updateUIView(_ view: UIVisualEffectView, context: Context) {
        view.alpha = context.environment.isEnabled ? 1 : 0.5
    }
}

struct SettingsView: View {
    @ObservedObject var store: RecipeStore
    @EnvironmentObject private var session: RecipeStore
    @Environment(\.theme) private var theme
    @State private var height: CGFloat = 0
    @State private var isDone = false

    var body: some View {
        VStack {
            Text(LocalizedStringKey("settings.title"))
            TextField("Query", text: $store.query)
            BlurView(style: .systemMaterial).frame(height: height)
            Badge(progress: 0.4).stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round))
            Circle().strokeBorder(Color.red, lineWidth: 2)
            Text(theme).background(
                GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
        }
        .onPreferenceChange(HeightKey.self) { height = $0 }
        .sheet(isPresented: $isDone) { ActivityView(items: [], isDone: $isDone) }
        .environment(\.theme, "dark")
        .environmentObject(store)
    }
}

final class SettingsHost: UIHostingController<SettingsView> {
    init(store: RecipeStore) { super.init(rootView: SettingsView(store: store)) }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class HostingViewController: UIViewController {
    private let hosted = UIHostingController(rootView: RecipeListView())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(Color.brand)
        addChild(hosted)
        hosted.view.frame = view.bounds
        hosted.view.backgroundColor = .clear
        view.addSubview(hosted.view)
        hosted.didMove(toParent: self)
        present(UIHostingController(rootView: AnyView(Text("Hello"))), animated: false)
    }
}

final class HostingCell: UICollectionViewListCell {
    func configure(_ recipe: Recipe) {
        contentConfiguration = UIHostingConfiguration {
            RecipeRow(recipe: recipe)
        }
        .margins(.horizontal, 20)
        .background(Color.card)
    }
}

struct RecipeRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RecipeRow(recipe: Recipe(id: UUID(), title: "Soup", minutes: 20, course: .starter))
                .previewLayout(.sizeThatFits)
            RecipeListView().preferredColorScheme(.dark).previewDevice("iPhone 15")
        }
    }
}
