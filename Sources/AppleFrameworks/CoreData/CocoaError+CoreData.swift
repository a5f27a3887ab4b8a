import Foundation

extension CocoaError.Code {
    /// A value isn't valid.
    public static var managedObjectValidation: CocoaError.Code { CocoaError.Code(rawValue: 1550) }
    /// Several values aren't valid.
    public static var validationMultipleErrors: CocoaError.Code { CocoaError.Code(rawValue: 1560) }
    /// A value is missing.
    public static var validationMissingMandatoryProperty: CocoaError.Code { CocoaError.Code(rawValue: 1570) }
    /// There are too few related objects.
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code { CocoaError.Code(rawValue: 1580) }
    /// There are too many related objects.
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code { CocoaError.Code(rawValue: 1590) }
    /// Related objects prevent a deletion.
    public static var validationRelationshipDeniedDelete: CocoaError.Code { CocoaError.Code(rawValue: 1600) }
    /// A number is too large.
    public static var validationNumberTooLarge: CocoaError.Code { CocoaError.Code(rawValue: 1610) }
    /// A number is too small.
    public static var validationNumberTooSmall: CocoaError.Code { CocoaError.Code(rawValue: 1620) }
    /// A date is too late.
    public static var validationDateTooLate: CocoaError.Code { CocoaError.Code(rawValue: 1630) }
    /// A date is too early.
    public static var validationDateTooSoon: CocoaError.Code { CocoaError.Code(rawValue: 1640) }
    /// A date isn't a date.
    public static var validationInvalidDate: CocoaError.Code { CocoaError.Code(rawValue: 1650) }
    /// A text is too long.
    public static var validationStringTooLong: CocoaError.Code { CocoaError.Code(rawValue: 1660) }
    /// A text is too short.
    public static var validationStringTooShort: CocoaError.Code { CocoaError.Code(rawValue: 1670) }
    /// A text doesn't match.
    public static var validationStringPatternMatching: CocoaError.Code { CocoaError.Code(rawValue: 1680) }
    /// A store failed.
    public static var persistentStoreSave: CocoaError.Code { CocoaError.Code(rawValue: 134_030) }
    /// A change conflicts with another one.
    public static var managedObjectMerge: CocoaError.Code { CocoaError.Code(rawValue: 133_020) }
    /// A store's file doesn't fit the model.
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code { CocoaError.Code(rawValue: 134_100) }
    /// A store's file can't be changed to fit the model.
    public static var migration: CocoaError.Code { CocoaError.Code(rawValue: 134_110) }
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
