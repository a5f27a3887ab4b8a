import BuilderUIKit

/// The key of several failures.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that isn't valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property that isn't valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the value that isn't valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the condition that isn't met.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the stores that failed.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects that failed.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"

/// The smallest code of an error of validation.
public let NSValidationErrorMinimum = 1024
/// The largest code of an error of validation.
public let NSValidationErrorMaximum = 2047
/// The smallest code of an error of Core Data.
public let NSCoreDataErrorMinimum = 134_000
/// The largest code of an error of Core Data.
public let NSCoreDataErrorMaximum = 134_999
/// A value isn't valid.
public let NSManagedObjectValidationError = 1550
/// A value can't be stored.
public let NSManagedObjectConstraintValidationError = 1551
/// Several values aren't valid.
public let NSValidationMultipleErrorsError = 1560
/// A value is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// There are too few related objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// There are too many related objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// Related objects prevent a deletion.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too early.
public let NSValidationDateTooSoonError = 1640
/// A date isn't a date.
public let NSValidationInvalidDateError = 1650
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// A text doesn't match.
public let NSValidationStringPatternMatchingError = 1680
/// A context has no coordinator.
public let NSManagedObjectContextLockingError = 132_000
/// A store has another type than its file.
public let NSPersistentStoreInvalidTypeError = 134_000
/// A store failed.
public let NSPersistentStoreSaveError = 134_030
/// A store's file doesn't fit the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
/// A store's file can't be changed to fit the model.
public let NSMigrationError = 134_110
/// A change conflicts with another one.
public let NSManagedObjectMergeError = 133_020
/// An object doesn't exist.
public let NSManagedObjectReferentialIntegrityError = 133_000
