import BuilderSwiftUI

extension Button {
    public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {}
    public nonisolated init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {}
}

extension Toggle {
    public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {}
}
