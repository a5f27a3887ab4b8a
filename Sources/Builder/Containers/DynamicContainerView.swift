import BuilderRxSwift
import BuilderUIKit

extension DynamicContainerView {
    /// Creates a container whose content is rebuilt for each value of a binding.
    ///
    /// ```swift
    /// DynamicContainerView($state) { state in
    ///     switch state {
    ///     case .loading: LoadingView()
    ///     case .loaded(let users): UserListView(users: users)
    ///     }
    /// }
    /// ```
    ///
    /// Once the container is on screen, new content fades in over 0.2 seconds.
    public init<Value, Binding: RxBinding>(
        _ binding: Binding, @ViewResultBuilder _ builder: @escaping (_ value: Value) -> ViewConvertable
    ) where Binding.T == Value {
        let container = BuilderInternalContainerView(nil)
        bindOnMain(binding, to: container) { container, value in
            container.transition(to: builder(value))
        }
        modifiableView = container
    }
}
