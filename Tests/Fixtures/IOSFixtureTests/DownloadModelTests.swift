import IOSFixture
import RxSwift
import Testing

private struct Offline: Error {}

@Suite struct DownloadModelTests {
    @Test func elementsArePublishedAndComeBack() {
        let progress = PublishSubject<Int>()
        let model = DownloadModel(progress: progress)
        let bag = DisposeBag()
        var titles: [String] = []
        model.title.subscribe(onNext: { titles.append($0) }).disposed(by: bag)
        for percent in [10, 10, 40] { progress.onNext(percent) }
        #expect(model.percent == 40)
        #expect(titles == ["0 %", "10 %", "40 %"])
        #expect(model.state == .running)
        progress.onCompleted()
        #expect(model.state == .done)
    }

    @Test func anErrorIsAFailure() {
        let progress = PublishSubject<Int>()
        let model = DownloadModel(progress: progress)
        progress.onNext(5)
        progress.onError(Offline())
        #expect(model.state == .failed("Offline()"))
        #expect(model.percent == 5)
    }

    @Test func cancelingDisposes() {
        let progress = PublishSubject<Int>()
        let model = DownloadModel(progress: progress)
        #expect(progress.hasObservers)
        progress.onNext(5)
        model.cancel()
        #expect(!progress.hasObservers)
        progress.onNext(6)
        #expect(model.percent == 5)
        #expect(model.state == .running)
    }

    @Test func theModelsEndDisposes() {
        let progress = PublishSubject<Int>()
        var model: DownloadModel? = DownloadModel(progress: progress)
        weak let watched = model
        #expect(progress.hasObservers)
        model = nil
        #expect(watched == nil)
        #expect(!progress.hasObservers)
    }
}
