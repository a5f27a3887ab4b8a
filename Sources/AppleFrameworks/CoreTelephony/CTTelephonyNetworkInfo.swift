@_exported import BuilderFoundation

/// The provider of a SIM card.
open class CTCarrier: NSObject, @unchecked Sendable {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { true }
}

/// The mobile networks of a device: none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    public override init() {}
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var dataServiceIdentifier: String? { nil }
}

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
