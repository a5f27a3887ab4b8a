import BuilderAVFoundation
import BuilderCoreHaptics
import BuilderGameKit
import BuilderGameplayKit
import BuilderMediaPlayer
import BuilderUIKit
import Testing

/// Values of sound, of the library of music and of games that are computed.
@Suite struct SoundTests {
    @Test func buffersHoldSamples() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2))
        #expect(format.isStandard && !format.isInterleaved && format.commonFormat == .pcmFormatFloat32)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        #expect(buffer.frameLength == 0 && buffer.stride == 1 && buffer.int16ChannelData == nil)
        buffer.frameLength = 9
        #expect(buffer.frameLength == 4)
        let channels = try #require(buffer.floatChannelData)
        #expect(channels[1][3] == 0)
        for frame in 0..<4 {
            channels[0][frame] = Float(frame)
            channels[1][frame] = -Float(frame)
        }
        let again = try #require(buffer.floatChannelData)
        #expect((0..<4).map { again[0][$0] } == [0, 1, 2, 3])
        #expect((0..<4).map { again[1][$0] } == [0, -1, -2, -3])
    }

    @Test func channelsAlternate() throws {
        let format = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 44_100, channels: 2, interleaved: true))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 3))
        #expect(buffer.stride == 2 && buffer.floatChannelData == nil)
        let channels = try #require(buffer.int16ChannelData)
        #expect(channels[1] - channels[0] == 1)
        channels[1][2 * buffer.stride] = 7
        #expect(channels[0][5] == 7)
    }

    @Test func formatsAreSettings() throws {
        #expect(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 3) == nil)
        let format = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 16_000, channels: 1, interleaved: true))
        #expect(format.settings[AVLinearPCMBitDepthKey] as? Int == 16)
        #expect(AVAudioFormat(settings: format.settings) == format)
        #expect(AVAudioFormat(settings: [AVSampleRateKey: 12_000])?.sampleRate == 12_000)
    }

    @Test func timesAreOfSamplesOrOfTheClock() {
        let sample = AVAudioTime(sampleTime: 441, atRate: 44_100)
        #expect(sample.isSampleTimeValid && !sample.isHostTimeValid)
        #expect(Double(sample.sampleTime) / sample.sampleRate == 0.01)
        let clock = AVAudioTime(hostTime: AVAudioTime.hostTime(forSeconds: 2))
        #expect(clock.isHostTimeValid && AVAudioTime.seconds(forHostTime: clock.hostTime) == 2)
    }

    @Test func enginesHaveTheirNodes() {
        let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
        engine.attach(player)
        #expect(engine.attachedNodes == [player] && player.engine === engine)
        engine.detach(player)
        #expect(engine.attachedNodes.isEmpty && player.engine == nil)
    }

    @Test func photosHaveTypesOfFiles() {
        #expect(AVCapturePhotoSettings().processedFileType == .jpg)
        let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
        #expect(settings.processedFileType == .heic && settings.rawFileType == nil)
        let raw = AVCapturePhotoSettings(rawPixelFormatType: 5)
        #expect(raw.processedFileType == nil && raw.rawFileType == .dng && raw.rawPhotoPixelFormatType == 5)
    }

    @Test func patternsLast() throws {
        let events = [
            CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 2),
            CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.5, duration: 3),
        ]
        #expect(try CHHapticPattern(events: events, parameters: []).duration == 3.5)
        let entry: [CHHapticPattern.Key: Any] = [.event: [CHHapticPattern.Key.time: 1.25] as [CHHapticPattern.Key: Any]]
        #expect(try CHHapticPattern(dictionary: [.pattern: [entry]]).duration == 1.25)
    }

    /// A place with a way that costs more than others.
    private final class Place: GKGraphNode {
        var expensive: GKGraphNode?
        override func cost(to node: GKGraphNode) -> Float { node === expensive ? 10 : 1 }
    }

    @Test func waysAreTheCheapest() {
        let (start, middle, other, goal) = (Place(), Place(), Place(), Place())
        start.addConnections(to: [middle, goal], bidirectional: true)
        middle.addConnections(to: [other], bidirectional: false)
        other.addConnections(to: [goal], bidirectional: false)
        let graph = GKGraph([start, middle, other, goal])
        #expect(graph.findPath(from: start, to: goal) == [start, goal])
        start.expensive = goal
        #expect(graph.findPath(from: start, to: goal) == [start, middle, other, goal])
        #expect(graph.findPath(from: other, to: middle) == [other, goal, start, middle])
        graph.remove([goal])
        #expect(graph.nodes == [start, middle, other] && graph.findPath(from: other, to: start).isEmpty)
    }

    @Test func libraryIsEmpty() {
        #expect(MPMediaLibrary.authorizationStatus() == .denied)
        let query = MPMediaQuery.albums()
        query.addFilterPredicate(MPMediaPropertyPredicate(value: "a", forProperty: MPMediaItemPropertyTitle))
        #expect(query.groupingType == .album && query.filterPredicates?.count == 1)
        #expect(query.items == [] && query.collections == [])
        let item = MPMediaItem()
        let group = MPMediaItemCollection(items: [item, MPMediaItem()])
        #expect(group.count == 2 && group.representativeItem === item)
        let player = MPMusicPlayerController.systemMusicPlayer
        player.setQueue(with: group)
        player.play()
        #expect(player.playbackState == .stopped && player.nowPlayingItem == nil)
    }
}
