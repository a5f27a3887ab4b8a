// The numbers of fonts' features, which have no effect: fonts are drawn with their default features.

/// The number of a kind of feature; the selectors follow.
public let kLigaturesType = 1
/// UIKit's `kNumberSpacingType`.
public let kNumberSpacingType = 6
/// UIKit's `kVerticalPositionType`.
public let kVerticalPositionType = 10
/// UIKit's `kFractionsType`.
public let kFractionsType = 11
/// UIKit's `kNumberCaseType`.
public let kNumberCaseType = 21
/// UIKit's `kContextualAlternatesType`.
public let kContextualAlternatesType = 36
/// UIKit's `kStylisticAlternativesType`.
public let kStylisticAlternativesType = 35
/// UIKit's `kLowerCaseType`.
public let kLowerCaseType = 37
/// UIKit's `kUpperCaseType`.
public let kUpperCaseType = 38
/// UIKit's `kMonospacedNumbersSelector`.
public let kMonospacedNumbersSelector = 0
/// UIKit's `kProportionalNumbersSelector`.
public let kProportionalNumbersSelector = 1
/// UIKit's `kLowerCaseNumbersSelector`.
public let kLowerCaseNumbersSelector = 0
/// UIKit's `kUpperCaseNumbersSelector`.
public let kUpperCaseNumbersSelector = 1
/// UIKit's `kLowerCaseSmallCapsSelector`.
public let kLowerCaseSmallCapsSelector = 1
/// UIKit's `kUpperCaseSmallCapsSelector`.
public let kUpperCaseSmallCapsSelector = 1
/// UIKit's `kDiagonalFractionsSelector`.
public let kDiagonalFractionsSelector = 2
/// UIKit's `kStylisticAltOneOnSelector`.
public let kStylisticAltOneOnSelector = 2
/// UIKit's `kStylisticAltTwoOnSelector`.
public let kStylisticAltTwoOnSelector = 4
/// UIKit's `kStylisticAltThreeOnSelector`.
public let kStylisticAltThreeOnSelector = 6
/// UIKit's `kStylisticAltFourOnSelector`.
public let kStylisticAltFourOnSelector = 8
/// UIKit's `kStylisticAltFiveOnSelector`.
public let kStylisticAltFiveOnSelector = 10
/// UIKit's `kStylisticAltSixOnSelector`.
public let kStylisticAltSixOnSelector = 12
