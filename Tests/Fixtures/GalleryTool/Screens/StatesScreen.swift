import Builder

/// A screen that loads: what it shows arrives through Rx, at once or later.
struct StatesScreen: ViewBuilder {
    private enum State {
        case loading
        case loaded([String])
        case empty
        case failed(String)
    }

    private final class Model {
        @Variable private(set) var state = State.loading
        private let bag = DisposeBag()

        @MainActor
        func load(_ samples: Samples) {
            let answers: [State] = [
                .loaded((0..<6).map { samples.text($0) }), .empty, .failed(samples.text(9, words: 5)), .loading,
            ]
            Single.just(answers[samples.number(0, below: answers.count)])
                .delay(.milliseconds(samples.number(1, below: 900)), scheduler: MainScheduler.instance)
                .subscribe(onSuccess: { [weak self] in self?.state = $0 })
                .disposed(by: bag)
        }
    }

    let samples: Samples
    private let model = Model()

    init(samples: Samples) {
        self.samples = samples
    }

    var body: View {
        DynamicContainerView(model.$state) { state in
            switch state {
            case .loading:
                message("Loading …")
            case .loaded(let lines):
                VStackView {
                    for line in lines { LabelView(line) }
                }
                .spacing(8)
                .position(.top)
                .padding(20)
            case .empty:
                message("Nothing here")
            case .failed(let reason):
                message(reason)
            }
        }
        .onAppearOnce { [model, samples] _ in model.load(samples) }
    }

    private func message(_ text: String) -> View {
        LabelView(text)
            .alignment(.center)
            .numberOfLines(0)
            .color(.secondaryLabel)
            .position(.center)
            .padding(24)
    }
}
