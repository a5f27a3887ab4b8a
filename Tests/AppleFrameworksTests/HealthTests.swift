import BuilderHealthKit
import Foundation
import Testing

@Suite struct HealthTests {
    private let milligrams = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
    private let millimoles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
        .unitDivided(by: .liter())

    @Test func molesHaveMasses() {
        #expect(milligrams.unitString == "mg/dL" && millimoles.unitString == "mmol<180.15588000005408>/L")
        let glucose = HKQuantity(unit: millimoles, doubleValue: 5.5)
        #expect(abs(glucose.doubleValue(for: milligrams) - 99.0857) < 0.001)
        #expect(glucose.is(compatibleWith: milligrams) && !glucose.is(compatibleWith: .gram()))
        #expect(HKUnit(from: "mmol<180.15588000005408>/L") == millimoles)
    }

    @Test func temperaturesHaveZerosOfTheirOwn() {
        let fever = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 101.3)
        #expect(abs(fever.doubleValue(for: .degreeCelsius()) - 38.5) < 1e-9)
        #expect(abs(HKQuantity(unit: .degreeCelsius(), doubleValue: 0).doubleValue(for: .kelvin()) - 273.15) < 1e-9)
    }

    @Test(arguments: [
        ("km", HKUnit.mile(), 0.621_371), ("hr", HKUnit.minute(), 60),
        ("fl_oz_us", HKUnit.literUnit(with: .milli), 29.5735),
        ("mmHg", HKUnit.pascal(), 133.322), ("kcal", HKUnit.jouleUnit(with: .kilo), 4.184),
        ("ms", HKUnit.second(), 0.001),
    ])
    func unitsAreConverted(name: String, unit: HKUnit, value: Double) {
        let quantity = HKQuantity(unit: HKUnit(from: name), doubleValue: 1)
        #expect(quantity.is(compatibleWith: unit) && abs(quantity.doubleValue(for: unit) - value) < 0.001)
    }

    @Test func unitsAreDividedAndRaised() {
        let rate = HKUnit.count().unitDivided(by: .minute())
        #expect(rate == HKUnit(from: "count/min"))
        let beats = HKQuantity(unit: rate, doubleValue: 90)
        #expect(beats.doubleValue(for: HKUnit(from: "count/s")) == 1.5)
        let area = HKQuantity(unit: HKUnit.meterUnit(with: .centi).unitRaised(toPower: 2), doubleValue: 10_000)
        #expect(abs(area.doubleValue(for: HKUnit.meter().unitMultiplied(by: .meter())) - 1) < 1e-9)
        #expect(area.is(compatibleWith: HKUnit(from: "m^2")))
        #expect(
            HKQuantity(unit: .gram(), doubleValue: 1000) == HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 1))
    }

    @Test func samplesKeepTheirParts() {
        let type = HKQuantityType(.insulinDelivery)
        let sample = HKQuantitySample(
            type: type, quantity: HKQuantity(unit: .internationalUnit(), doubleValue: 2), start: .distantPast,
            end: .distantFuture, device: .local(), metadata: [HKMetadataKeySyncVersion: 1])
        #expect(sample.sampleType == HKObjectType.quantityType(forIdentifier: .insulinDelivery))
        #expect(sample.device?.model == "iPhone" && sample.metadata?[HKMetadataKeySyncVersion] as? Int == 1)
        let meal = HKCorrelation(
            type: HKCorrelationType(.food), start: .distantPast, end: .distantFuture, objects: [sample])
        #expect(meal.objects(for: type) == [sample] && meal.objects(for: HKQuantityType(.heartRate)).isEmpty)
    }

    @Test func queriesThatTasksAwaitFail() async {
        let query = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.stepCount))],
            sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)])
        await #expect(throws: CocoaError.self) { try await query.result(for: HKHealthStore()) }
    }

    @Test func numbersOfWorkoutsAreApples() {
        #expect(HKWorkoutActivityType.walking.rawValue == 52 && HKWorkoutActivityType.yoga.rawValue == 57)
        #expect(HKWorkoutActivityType.pilates.rawValue == 66 && HKWorkoutActivityType.cooldown.rawValue == 80)
        #expect(HKWorkoutActivityType.crossTraining.rawValue == 11 && HKWorkoutActivityType.running.rawValue == 37)
        #expect(HKWorkoutActivityType.swimBikeRun.rawValue == 82)
    }
}
