// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let buildingLines = [
        #"@resultBuilder struct SwiftlyUIBuilder"#,
        #"static func buildBlock(_ components: [UIView]...) -> [UIView]"#,
        #"static func buildBlock() -> [UIView]"#,
        #"static func buildOptional(_ component: [UIView]?) -> [UIView]"#,
        #"static func buildArray(_ components: [[UIView]]) -> [UIView]"#,
        #"static func buildEither(first: [UIView]) -> [UIView]"#,
        #"static func buildEither(second: [UIView]) -> [UIView]"#,
        #"static func buildPartialBlock(first: [UIView]) -> [UIView]"#,
        #"static func buildPartialBlock(accumulated: [UIView], next: [UIView]) -> [UIView]"#,
        #"static func buildExpression(_ expression: UIView) -> [UIView]"#,
        #"static func buildExpression<T: SwiftlyUIViewBuildingProtocol>(_ expression: T) -> [UIView]"#,
        #"protocol SwiftlyUIViewBuildingProtocol"#,
        #"var swiftlyUIViews: [UIView] { get }"#,
        #"struct ForEach<Data, Content>: SwiftlyUIViewBuildingProtocol where Data: Collection, Content: SwiftlyUIViewBuildingProtocol"#,
        #"init(_ data: Data, @SwiftlyUIBuilder content: @escaping (Data.Element) -> Content)"#,
        #"var swiftlyUIViews: [UIView]"#,
        #"extension Array: SwiftlyUIViewBuildingProtocol where Element: SwiftlyUIViewBuildingProtocol"#,
        #"var swiftlyUIViews: [UIView]"#,
        #"extension UIView: SwiftlyUIViewBuildingProtocol"#,
        #"var swiftlyUIViews: [UIView]"#,
    ]
}

extension SwiftlyUIBuilder {
    @MainActor static func interface1() {
        func use(@SwiftlyUIBuilder _ builder: () -> [UIView]) { _ = builder() }
        use {}
    }

    @MainActor static func interface2(_ components: [UIView]...) {
        var result = Self.buildBlock(components[0], components[1])
        prove(&result, Same<[UIView]>())
    }

    @MainActor static func interface3() {
        var result = Self.buildBlock()
        prove(&result, Same<[UIView]>())
    }

    @MainActor static func interface4(_ component: [UIView]?) {
        var result = Self.buildOptional(component)
        prove(&result, Same<[UIView]>())
    }

    @MainActor static func interface5(_ components: [[UIView]]) {
        var result = Self.buildArray(components)
        prove(&result, Same<[UIView]>())
    }

    @MainActor static func interface6(first: [UIView]) {
        var result = Self.buildEither(first: first)
        prove(&result, Same<[UIView]>())
    }

    @MainActor static func interface7(second: [UIView]) {
        var result = Self.buildEither(second: second)
        prove(&result, Same<[UIView]>())
    }

    @MainActor static func interface8(first: [UIView]) {
        var result = Self.buildPartialBlock(first: first)
        prove(&result, Same<[UIView]>())
    }

    @MainActor static func interface9(accumulated: [UIView], next: [UIView]) {
        var result = Self.buildPartialBlock(accumulated: accumulated, next: next)
        prove(&result, Same<[UIView]>())
    }

    @MainActor static func interface10(_ expression: UIView) {
        var result = Self.buildExpression(expression)
        prove(&result, Same<[UIView]>())
    }

    @MainActor static func interface11<T: SwiftlyUIViewBuildingProtocol>(_ expression: T) {
        var result = Self.buildExpression(expression)
        prove(&result, Same<[UIView]>())
    }
}

extension SwiftlyUIViewBuildingProtocol {
    @MainActor static func interface12() {
        _ = Self.self
    }

    @MainActor func interface13() {
        var value = self.swiftlyUIViews
        prove(&value, Same<[UIView]>())
    }
}

extension ForEach {
    @MainActor static func interface14() {
        let _: any SwiftlyUIViewBuildingProtocol.Type = Self.self
        let _: any Collection.Type = Data.self
        let _: any SwiftlyUIViewBuildingProtocol.Type = Content.self
    }

    @MainActor static func interface15(_ data: Data, @SwiftlyUIBuilder content: @escaping (Data.Element) -> Content) {
        var result = ForEach(data, content: content)
        prove(&result, Same<ForEach>())
    }

    @MainActor func interface16() {
        var value = self.swiftlyUIViews
        prove(&value, Same<[UIView]>())
    }
}

extension Array where Element: SwiftlyUIViewBuildingProtocol {
    @MainActor static func interface17() {
        let _: any SwiftlyUIViewBuildingProtocol.Type = Self.self
    }

    @MainActor func interface18() {
        var value = self.swiftlyUIViews
        prove(&value, Same<[UIView]>())
    }
}

extension UIView {
    @MainActor static func interface19() {
        let _: any SwiftlyUIViewBuildingProtocol.Type = Self.self
    }

    @MainActor func interface20() {
        var value = self.swiftlyUIViews
        prove(&value, Same<[UIView]>())
    }
}
