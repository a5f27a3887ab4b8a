import Combine
import SwiftUI

/// Views of SwiftUI as apps write them.
struct Recipe: Identifiable, Hashable {
    enum Course: String, CaseIterable, Identifiable {
        case starter, main, dessert
        var id: String { rawValue }
        var color: Color {
            switch self {
            case .starter: return .green
            case .main: return Color(.systemOrange)
            case .dessert: return .pink.opacity(0.8)
            }
        }
    }

    let id: UUID
    var title: String
    var minutes: Int
    var course: Course
    var isFavorite = false
}

final class RecipeStore: ObservableObject {
    @Published var recipes: [Recipe] = []
    @Published var query = ""
    @Published private(set) var isLoading = false
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .sink { [weak self] _ in self?.isLoading = false }
            .store(in: &cancellables)
    }

    @MainActor func load() async { isLoading = true }

    var filtered: [Recipe] { query.isEmpty ? recipes : recipes.filter { $0.title.contains(query) } }
}

extension Color {
    static let brand = Color("Brand")
    static let card = Color(red: 0.95, green: 0.94, blue: 0.9)
}

extension Font {
    static func rounded(_ style: TextStyle) -> Font { .system(style, design: .rounded).weight(.semibold) }
}

struct CardModifier: ViewModifier {
    var radius: CGFloat = 12

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 16)
            .padding(.vertical, 12)
            .background(
                RoundedRectangle(cornerRadius: radius, style: .continuous)
                    .fill(Color.card)
                    .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
            )
            .overlay(RoundedRectangle(cornerRadius: radius).stroke(Color.brand, lineWidth: 1))
    }
}

extension View {
    func card(radius: CGFloat = 12) -> some View { modifier(CardModifier(radius: radius)) }

    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct PillButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.rounded(.subheadline))
            .foregroundColor(isEnabled ? .white : .secondary)
            .padding()
            .background(Capsule().fill(configuration.isPressed ? Color.brand.opacity(0.7) : .brand))
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

struct RecipeRow: View {
    let recipe: Recipe
    var onToggle: () -> Void = {}

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Image(systemName: recipe.isFavorite ? "star.fill" : "star")
                .resizable()
                .scaledToFit()
                .frame(width: 24, height: 24)
                .foregroundStyle(recipe.course.color)
                .onTapGesture(perform: onToggle)
                .accessibilityLabel(recipe.isFavorite ? "Favorite" : "No favorite")
            VStack(alignment: .leading, spacing: 4) {
                Text(recipe.title).font(.headline).lineLimit(2)
                Text("\(recipe.minutes) minutes")
                    .font(.caption)
                    .foregroundColor(.secondary)
                if recipe.minutes > 60 {
                    Label("Takes long", systemImage: "clock")
                        .labelStyle(.titleAndIcon)
                } else {
                    Text("Quick").bold() + Text(" and ") + Text(recipe.course.rawValue.capitalized).italic()
                }
            }
            Spacer(minLength: 0)
            Image(systemName: "chevron.right").imageScale(.small)
        }
        .contentShape(Rectangle())
        .card()
    }
}

struct RecipeListView: View {
    @StateObject private var store = RecipeStore()
    @State private var course: Recipe.Course?
    @State private var isAdding = false
    @State private var selection: Recipe?
    @State private var error: String?
    @AppStorage("sortsByTitle") private var sortsByTitle = true
    @Environment(\.dismiss) private var dismiss
    @Environment(\.colorScheme) var colorScheme
    @FocusState private var isSearching: Bool
    private let columns = [GridItem(.adaptive(minimum: 120), spacing: 16), GridItem(.flexible())]

    var body: some View {
        NavigationView {
            ZStack(alignment: .bottomTrailing) {
                List {
                    Section(header: Text("Recipes"), footer: Text("\(store.filtered.count) in all")) {
                        ForEach(store.filtered) { recipe in
                            NavigationLink(destination: RecipeDetailView(recipe: .constant(recipe))) {
                                RecipeRow(recipe: recipe) { toggle(recipe) }
                            }
                            .swipeActions {
                                Button(role: .destructive) {
                                    delete(recipe)
                                } label: {
                                    Label("Delete", systemImage: "trash")
                                }
                                .tint(.red)
                            }
                        }
                        .onDelete { store.recipes.remove(atOffsets: $0) }
                        .onMove { store.recipes.move(fromOffsets: $0, toOffset: $1) }
                    }
                    .listRowSeparator(.hidden)
                    .listRowInsets(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
                    LazyVGrid(columns: columns, spacing: 8) {
                        ForEach(Recipe.Course.allCases, id: \.self) { course in
                            Text(course.rawValue).tag(course)
                        }
                    }
                }
                .listStyle(.insetGrouped)
                .searchable(text: $store.query, prompt: "Search")
                .refreshable { await store.load() }
                if store.isLoading { ProgressView().progressViewStyle(.circular) }
                Button {
                    withAnimation(.spring()) { isAdding.toggle() }
                } label: {
                    Image(systemName: "plus").padding()
                }
                .buttonStyle(PillButtonStyle())
                .disabled(store.isLoading)
            }
            .navigationTitle("Recipes")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { Button("Close") { dismiss() } }
                ToolbarItemGroup(placement: .navigationBarTrailing) {
                    Menu {
                        Picker("Course", selection: $course) {
                            Text("All").tag(Recipe.Course?.none)
                            ForEach(Recipe.Course.allCases) { Text($0.rawValue).tag(Optional($0)) }
                        }
                        Toggle("Sort by title", isOn: $sortsByTitle)
                        Divider()
                        Button("Reload", systemImage: "arrow.clockwise", action: reload)
                    } label: {
                        Image(systemName: "ellipsis.circle")
                    }
                    EditButton()
                }
            }
            .sheet(isPresented: $isAdding, onDismiss: { error = nil }) {
                RecipeForm(recipe: Recipe(id: UUID(), title: "", minutes: 10, course: .main)) {
                    store.recipes.append($0)
                }
                .presentationDetents([.medium, .large])
            }
            .fullScreenCover(item: $selection) { RecipeRow(recipe: $0) }
            .alert("Error", isPresented: .constant(error != nil), presenting: error) { _ in
                Button("OK", role: .cancel) {}
            } message: {
                Text($0)
            }
            .confirmationDialog("Delete?", isPresented: $isAdding, titleVisibility: .visible) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel, action: {})
            }
        }
        .navigationViewStyle(.stack)
        .preferredColorScheme(colorScheme == .dark ? .light : nil)
        .task { await store.load() }
        .onAppear(perform: reload)
        .onChange(of: course) { _ in reload() }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in reload()
        }
    }

    private func toggle(_ recipe: Recipe) {
        guard let index = store.recipes.firstIndex(of: recipe) else { return }
        store.recipes[index].isFavorite.toggle()
    }

    private func delete(_ recipe: Recipe) { store.recipes.removeAll { $0.id == recipe.id } }
    private func reload() { Task { await store.load() } }
}

struct RecipeForm: View {
    @State var recipe: Recipe
    let onSave: (Recipe) -> Void
    @Environment(\.presentationMode) var presentationMode
    @State private var date = Date()
    @State private var servings = 4
    @State private var heat = 0.5
    @FocusState private var focus: Field?

    enum Field: Hashable { case title, minutes }

    var body: some View {
        Form {
            Section("Recipe") {
                TextField("Title", text: $recipe.title)
                    .focused($focus, equals: .title)
                    .textInputAutocapitalization(.words)
                    .submitLabel(.next)
                    .onSubmit { focus = .minutes }
                TextField("Minutes", value: $recipe.minutes, format: .number).keyboardType(.numberPad)
                Picker(selection: $recipe.course, label: Text("Course")) {
                    ForEach(Recipe.Course.allCases) { course in
                        Text(course.rawValue.capitalized).tag(course)
                    }
                }
                .pickerStyle(SegmentedPickerStyle())
                Stepper("Servings: \(servings)", value: $servings, in: 1...12)
                Slider(value: $heat, in: 0...1, step: 0.1) { Text("Heat") }
                DatePicker("Date", selection: $date, displayedComponents: .date)
                Toggle(isOn: $recipe.isFavorite) { Text("Favorite") }.toggleStyle(SwitchToggleStyle(tint: .brand))
            }
            Section {
                Button(action: save) {
                    HStack {
                        Spacer()
                        Text("Save").fontWeight(.bold)
                        Spacer()
                    }
                }
                .disabled(recipe.title.isEmpty)
            } footer: {
                Text("Titles can be changed later.").font(.footnote)
            }
        }
    }

    private func save() {
        onSave(recipe)
        presentationMode.wrappedValue.dismiss()
    }
}

struct RecipeDetailView: View {
    @Binding var recipe: Recipe
    @Namespace private var animation
    @GestureState private var offset = CGSize.zero
    @State private var page = 0

    var body: some View {
        GeometryReader { proxy in
            ScrollView(.vertical, showsIndicators: false) {
                LazyVStack(alignment: .leading, spacing: 16, pinnedViews: [.sectionHeaders]) {
                    AsyncImage(url: URL(string: "https://example.com/\(recipe.id)")) { image in
                        image.resizable().aspectRatio(contentMode: .fill)
                    } placeholder: {
                        Color.gray.opacity(0.2)
                    }
                    .frame(width: proxy.size.width, height: 240)
                    .clipped()
                    .matchedGeometryEffect(id: recipe.id, in: animation)
                    TabView(selection: $page) {
                        ForEach(0..<3) { index in
                            Text("Step \(index + 1)").tag(index)
                        }
                    }
                    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
                    steps
                }
                .padding([.horizontal, .bottom])
            }
            .background(LinearGradient(colors: [.brand, .clear], startPoint: .top, endPoint: .bottom))
            .ignoresSafeArea(edges: .top)
        }
        .offset(offset)
        .gesture(
            DragGesture(minimumDistance: 20)
                .updating($offset) { value, state, _ in state = value.translation }
                .onEnded { value in if value.translation.height > 100 { page = 0 } }
        )
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }

    @ViewBuilder private var steps: some View {
        switch recipe.course {
        case .starter: EmptyView()
        case .main:
            Group {
                Text("Main").font(.title2.bold())
                Divider()
            }
        case .dessert: AnyView(Text("Sweet"))
        }
        ForEach(Array(["a", "b"].enumerated()), id: \.offset) { index, step in
            Text("\(index). \(step)").if(index == 0) { $0.bold() }
        }
    }
}

struct Badge: Shape {
    var progress: Double
    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(-90),
            endAngle: .degrees(360 * progress - 90), clockwise: false)
        path.closeSubpath()
        return path
    }
}
