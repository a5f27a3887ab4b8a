import BuilderFoundation
import Settling

extension HKHealthStore {
    /// Completes a query with an error.
    public func execute(_ query: HKQuery) {
        DispatchQueue.main.async { query.fail(CocoaError(.featureUnsupported)) }
    }
    public func stop(_ query: HKQuery) {}
    public func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion(false, CocoaError(.featureUnsupported)) }
    }
    public func save(_ object: HKObject) async throws { throw CocoaError(.featureUnsupported) }
    public func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(false, CocoaError(.featureUnsupported)) } }
    public func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    { throw CocoaError(.featureUnsupported) }
    public func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(false, CocoaError(.featureUnsupported)) } }
    public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw CocoaError(.featureUnsupported)
    }
    public func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(false, CocoaError(.featureUnsupported)) } }
    public func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion(false, CocoaError(.featureUnsupported)) }
    }
    public func save(_ objects: [HKObject]) async throws { throw CocoaError(.featureUnsupported) }
    public func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(false, CocoaError(.featureUnsupported)) } }
    public func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(false, CocoaError(.featureUnsupported)) } }
    public func delete(_ object: HKObject) async throws { throw CocoaError(.featureUnsupported) }
    public func delete(_ objects: [HKObject]) async throws { throw CocoaError(.featureUnsupported) }
    public func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(false, 0, CocoaError(.featureUnsupported)) } }
    @discardableResult
    public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw CocoaError(.featureUnsupported)
    }
    /// Calls a closure with the state of a request: it is unknown.
    public func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(.unknown, CocoaError(.featureUnsupported)) } }
    public func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { throw CocoaError(.featureUnsupported) }
    /// Calls a closure with the units that the user prefers, which aren't known.
    public func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion([:], CocoaError(.featureUnsupported)) } }
    public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        throw CocoaError(.featureUnsupported)
    }
    public func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion(false, CocoaError(.featureUnsupported)) }
    }
}

extension NSNotification.Name {
    /// A change of the units that the user prefers.
    public static let HKUserPreferencesDidChange = Self("HKUserPreferencesDidChangeNotification")
}

/// The state of a request of permissions.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// An error of health.
public struct HKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = 0
        case errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
        case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled,
            errorAnotherWorkoutSessionStarted
        case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let errorDomain = "com.apple.healthkit"
    public var errorCode: Int { code.rawValue }
    public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
    public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
    public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
    public static let errorDatabaseInaccessible = Code.errorDatabaseInaccessible
    public static let errorUserCanceled = Code.errorUserCanceled
    public static let errorNoData = Code.errorNoData
}

/// The frequencies with which an app in the background is told of changes.
public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly, daily, weekly
}
