import Foundation

extension CocoaError.Code {
    /// A value isn't valid.
    public static var managedObjectValidation: CocoaError.Code {
        CocoaError.Code(rawValue: NSManagedObjectValidationError)
    }
    /// Several values aren't valid.
    public static var validationMultipleErrors: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationMultipleErrorsError)
    }
    /// A value is missing.
    public static var validationMissingMandatoryProperty: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationMissingMandatoryPropertyError)
    }
    /// There are too few related objects.
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationRelationshipLacksMinimumCountError)
    }
    /// There are too many related objects.
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationRelationshipExceedsMaximumCountError)
    }
    /// Related objects prevent a deletion.
    public static var validationRelationshipDeniedDelete: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationRelationshipDeniedDeleteError)
    }
    /// A number is too large.
    public static var validationNumberTooLarge: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationNumberTooLargeError)
    }
    /// A number is too small.
    public static var validationNumberTooSmall: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationNumberTooSmallError)
    }
    /// A date is too late.
    public static var validationDateTooLate: CocoaError.Code { CocoaError.Code(rawValue: NSValidationDateTooLateError) }
    /// A date is too early.
    public static var validationDateTooSoon: CocoaError.Code { CocoaError.Code(rawValue: NSValidationDateTooSoonError) }
    /// A date isn't a date.
    public static var validationInvalidDate: CocoaError.Code { CocoaError.Code(rawValue: NSValidationInvalidDateError) }
    /// A text is too long.
    public static var validationStringTooLong: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationStringTooLongError)
    }
    /// A text is too short.
    public static var validationStringTooShort: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationStringTooShortError)
    }
    /// A text doesn't match.
    public static var validationStringPatternMatching: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationStringPatternMatchingError)
    }
    /// A store failed.
    public static var persistentStoreSave: CocoaError.Code { CocoaError.Code(rawValue: NSPersistentStoreSaveError) }
    /// A change conflicts with another one.
    public static var managedObjectMerge: CocoaError.Code { CocoaError.Code(rawValue: NSManagedObjectMergeError) }
    /// A store's file doesn't fit the model.
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code {
        CocoaError.Code(rawValue: NSPersistentStoreIncompatibleVersionHashError)
    }
    /// A store's file can't be changed to fit the model.
    public static var migration: CocoaError.Code { CocoaError.Code(rawValue: NSMigrationError) }
}

extension CocoaError {
    /// A value isn't valid.
    public static var managedObjectValidation: CocoaError.Code { .managedObjectValidation }
    /// Several values aren't valid.
    public static var validationMultipleErrors: CocoaError.Code { .validationMultipleErrors }
    /// A value is missing.
    public static var validationMissingMandatoryProperty: CocoaError.Code { .validationMissingMandatoryProperty }
    /// There are too few related objects.
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code {
        .validationRelationshipLacksMinimumCount
    }
    /// There are too many related objects.
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code {
        .validationRelationshipExceedsMaximumCount
    }
    /// Related objects prevent a deletion.
    public static var validationRelationshipDeniedDelete: CocoaError.Code { .validationRelationshipDeniedDelete }
    /// A number is too large.
    public static var validationNumberTooLarge: CocoaError.Code { .validationNumberTooLarge }
    /// A number is too small.
    public static var validationNumberTooSmall: CocoaError.Code { .validationNumberTooSmall }
    /// A date is too late.
    public static var validationDateTooLate: CocoaError.Code { .validationDateTooLate }
    /// A date is too early.
    public static var validationDateTooSoon: CocoaError.Code { .validationDateTooSoon }
    /// A date isn't a date.
    public static var validationInvalidDate: CocoaError.Code { .validationInvalidDate }
    /// A text is too long.
    public static var validationStringTooLong: CocoaError.Code { .validationStringTooLong }
    /// A text is too short.
    public static var validationStringTooShort: CocoaError.Code { .validationStringTooShort }
    /// A text doesn't match.
    public static var validationStringPatternMatching: CocoaError.Code { .validationStringPatternMatching }
    /// A store failed.
    public static var persistentStoreSave: CocoaError.Code { .persistentStoreSave }
    /// A change conflicts with another one.
    public static var managedObjectMerge: CocoaError.Code { .managedObjectMerge }
    /// A store's file doesn't fit the model.
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code {
        .persistentStoreIncompatibleVersionHash
    }
    /// A store's file can't be changed to fit the model.
    public static var migration: CocoaError.Code { .migration }
}
