// The numbers of fonts' features, which have no effect: fonts are drawn with their default features.

/// The number of a kind of feature; the selectors follow.
public let kLigaturesType = 1
public let kNumberSpacingType = 6
public let kVerticalPositionType = 10
public let kFractionsType = 11
public let kNumberCaseType = 21
public let kContextualAlternatesType = 36
public let kStylisticAlternativesType = 35
public let kLowerCaseType = 37
public let kUpperCaseType = 38
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1
public let kLowerCaseSmallCapsSelector = 1
public let kUpperCaseSmallCapsSelector = 1
public let kDiagonalFractionsSelector = 2
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltSixOnSelector = 12
