import BuilderFoundation

/// The kinds of workouts.
public enum HKWorkoutActivityType: UInt, Sendable {
    case americanFootball = 1
    case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket
    case crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing
    case functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts
    case mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing
    case rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports
    case swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness
    case waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
    case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining
    case wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
    case cardioDance, socialDance, pickleball, cooldown
    case swimBikeRun = 82
    case transition
    case underwaterDiving
    case other = 3000
}

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval? = nil, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
        metadata: [String: Any]? = nil
    ) {
        self.workoutActivityType = workoutActivityType
        self.duration = duration ?? endDate.timeIntervalSince(startDate)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(HKObjectType.workoutType(), startDate, endDate, device: nil, metadata: metadata)
    }
    /// Returns the statistics of a type of values; none.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    /// The statistics of all types; none.
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    /// The parts, such as laps and pauses; none.
    open var workoutEvents: [HKWorkoutEvent]? { nil }
}

/// The kinds of parts of workouts.
public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1
    case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// A part of a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
}

/// The places of workouts.
public enum HKWorkoutSessionLocationType: Int, Sendable {
    case unknown = 1
    case indoor, outdoor
}

/// The places of swimming.
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }

/// The kind of a workout.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    open var lapLength: HKQuantity?
    public override init() {}
}

/// Saves a workout in steps, each of which fails: health isn't available.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public let device: HKDevice?
    public let workoutConfiguration: HKWorkoutConfiguration
    open private(set) var startDate: Date?
    open private(set) var endDate: Date?
    open private(set) var metadata: [String: Any] = [:]
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        (workoutConfiguration, self.device) = (configuration, device)
    }
    open func beginCollection(at startDate: Date) async throws { throw CocoaError(.featureUnsupported) }
    open func beginCollection(
        withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(false, CocoaError(.featureUnsupported)) } }
    open func endCollection(at endDate: Date) async throws { throw CocoaError(.featureUnsupported) }
    open func endCollection(
        withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(false, CocoaError(.featureUnsupported)) } }
    open func addSamples(_ samples: [HKSample]) async throws { throw CocoaError(.featureUnsupported) }
    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion(false, CocoaError(.featureUnsupported)) }
    }
    open func addMetadata(_ metadata: [String: Any]) async throws { throw CocoaError(.featureUnsupported) }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
        throw CocoaError(.featureUnsupported)
    }
    open func finishWorkout() async throws -> HKWorkout? { throw CocoaError(.featureUnsupported) }
    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion(nil, CocoaError(.featureUnsupported)) }
    }
    open func discardWorkout() {}
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
}

/// The activity of a day: its goals and values, 0.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var exerciseTimeGoal: HKQuantity?
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var standHoursGoal: HKQuantity?
    public override init() {}
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}

/// A search for the activity of days.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    open var updateHandler: (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) weak var query: HKActivitySummaryQuery?
        super.init { if let query { handler(query, nil, $0) } }
        query = self
    }
}

extension HKQuery {
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        NSPredicate(value: true)
    }
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate { NSPredicate(value: true) }
}

extension HKObjectType {
    /// Returns the type of the activity of days.
    public class func activitySummaryType() -> HKObjectType {
        HKObjectType(identifier: "HKActivitySummaryTypeIdentifier")
    }
}
