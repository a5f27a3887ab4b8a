/// The classes of Foundation and of other frameworks that belong to no actor, and from which apps may derive.
///
/// In a module that is isolated to the main actor by default, classes that derive from them override members of another
/// isolation, at least initializers. On Apple's systems they may, as the members are Objective-C's.
enum NonisolatedClasses {
    /// The open classes of Foundation for Linux.
    static let foundation = names(
        """
        BlockOperation Bundle ByteCountFormatter CachedURLResponse DateFormatter DateIntervalFormatter Dimension \
        EnergyFormatter FileHandle FileManager Formatter HTTPCookie HTTPCookieStorage HTTPURLResponse Host \
        ISO8601DateFormatter InputStream JSONDecoder JSONEncoder JSONSerialization LengthFormatter MassFormatter \
        NSArray NSAttributedString NSCache NSCalendar NSCharacterSet NSCoder NSCompoundPredicate NSCondition \
        NSConditionLock NSCountedSet NSData NSDate NSDateComponents NSDateInterval NSDecimalNumber \
        NSDecimalNumberHandler NSDictionary NSEnumerator NSError NSIndexPath NSIndexSet NSKeyedArchiver \
        NSKeyedUnarchiver NSLocale NSLock NSMeasurement NSMutableArray NSMutableAttributedString NSMutableCharacterSet \
        NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet NSMutableString \
        NSMutableURLRequest NSNotification NSNull NSNumber NSOrderedSet NSPersonNameComponents NSPredicate \
        NSRecursiveLock NSRegularExpression NSSet NSSortDescriptor NSString NSTextCheckingResult NSTimeZone NSURL \
        NSURLComponents NSURLQueryItem NSURLRequest NSUUID NSValue NotificationCenter NotificationQueue \
        NumberFormatter Operation OperationQueue OutputStream Pipe Port PortMessage Process Progress \
        PropertyListDecoder PropertyListEncoder PropertyListSerialization RunLoop Scanner SocketPort Stream Thread \
        Timer URLAuthenticationChallenge URLCache URLCredential URLCredentialStorage URLProtectionSpace URLProtocol \
        URLResponse URLSession URLSessionConfiguration URLSessionDataTask URLSessionDownloadTask URLSessionStreamTask \
        URLSessionTask URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask \
        URLSessionWebSocketTask Unit UnitConverter UnitConverterLinear UserDefaults XMLDTD XMLDTDNode XMLDocument \
        XMLElement XMLNode XMLParser
        """)

    /// The open classes of this package's frameworks without an actor, with the types around them: `CKRecord.ID`.
    static let frameworks = names(
        """
        ARAnchor ARCamera ARConfiguration ARFaceAnchor ARFaceTrackingConfiguration ARFrame ARImageAnchor \
        ARImageTrackingConfiguration ARLightEstimate ARPlaneAnchor ARPlaneExtent ARRaycastQuery ARRaycastResult \
        ARReferenceImage ARSession ARWorldTrackingConfiguration ASAuthorization ASAuthorizationAppleIDCredential \
        ASAuthorizationAppleIDProvider ASAuthorizationAppleIDRequest ASAuthorizationController \
        ASAuthorizationOpenIDRequest ASAuthorizationPasswordProvider ASAuthorizationPasswordRequest \
        ASAuthorizationPlatformPublicKeyCredentialAssertion ASAuthorizationPlatformPublicKeyCredentialAssertionRequest \
        ASAuthorizationPlatformPublicKeyCredentialDescriptor ASAuthorizationPlatformPublicKeyCredentialProvider \
        ASAuthorizationPlatformPublicKeyCredentialRegistration \
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest ASAuthorizationRequest ASCredentialIdentityStore \
        ASCredentialIdentityStoreState ASCredentialProviderExtensionContext ASCredentialServiceIdentifier \
        ASIdentifierManager ASPasswordCredential ASPasswordCredentialIdentity ASPasswordCredentialRequest \
        ASWebAuthenticationSession ASWebAuthenticationSession.Callback ATTrackingManager AVAsset AVAssetExportSession \
        AVAssetImageGenerator AVAssetReader AVAssetReaderOutput AVAssetReaderTrackOutput AVAssetTrack AVAssetWriter \
        AVAssetWriterInput AVAssetWriterInputPixelBufferAdaptor AVAudioApplication AVAudioBuffer AVAudioEngine \
        AVAudioFile AVAudioFormat AVAudioInputNode AVAudioMix AVAudioMixInputParameters AVAudioMixerNode AVAudioNode \
        AVAudioOutputNode AVAudioPCMBuffer AVAudioPlayer AVAudioPlayerNode AVAudioRecorder AVAudioSession \
        AVAudioSessionPortDescription AVAudioSessionRouteDescription AVAudioTime AVAudioUnit AVAudioUnitDelay \
        AVAudioUnitDistortion AVAudioUnitEQ AVAudioUnitEQFilterParameters AVAudioUnitEffect AVAudioUnitMIDIInstrument \
        AVAudioUnitReverb AVAudioUnitSampler AVAudioUnitTimePitch AVAudioUnitVarispeed AVCaptureAudioDataOutput \
        AVCaptureAutoExposureBracketedStillImageSettings AVCaptureBracketedStillImageSettings AVCaptureConnection \
        AVCaptureDevice AVCaptureDevice.DiscoverySession AVCaptureDevice.Format AVCaptureDevice.SystemPressureState \
        AVCaptureDeviceInput AVCaptureEvent AVCaptureFileOutput AVCaptureInput \
        AVCaptureManualExposureBracketedStillImageSettings AVCaptureMetadataOutput AVCaptureMovieFileOutput \
        AVCaptureMultiCamSession AVCaptureOutput AVCapturePhoto AVCapturePhotoBracketSettings AVCapturePhotoOutput \
        AVCapturePhotoSettings AVCaptureResolvedPhotoSettings AVCaptureSession AVCaptureVideoDataOutput AVComposition \
        AVCompositionTrack AVCompositionTrackSegment AVDateRangeMetadataGroup AVFrameRateRange AVMediaSelection \
        AVMediaSelectionGroup AVMediaSelectionOption AVMetadataGroup AVMetadataItem AVMetadataItemFilter \
        AVMetadataMachineReadableCodeObject AVMetadataObject AVMutableAudioMix AVMutableAudioMixInputParameters \
        AVMutableComposition AVMutableCompositionTrack AVMutableMetadataItem AVMutableTimedMetadataGroup \
        AVMutableVideoComposition AVMutableVideoCompositionInstruction AVMutableVideoCompositionLayerInstruction \
        AVPartialAsyncProperty AVPlaybackSpeed AVPlayer AVPlayerItem AVPlayerItemAccessLog AVPlayerItemAccessLogEvent \
        AVPlayerItemErrorLog AVPlayerItemErrorLogEvent AVPlayerItemMetadataOutput AVPlayerItemOutput AVPlayerItemTrack \
        AVPlayerItemVideoOutput AVPlayerLooper AVQueuePlayer AVSemanticSegmentationMatte AVSpeechSynthesisVoice \
        AVSpeechSynthesizer AVSpeechUtterance AVTimedMetadataGroup AVURLAsset AVVideoComposition \
        AVVideoCompositionCoreAnimationTool AVVideoCompositionInstruction AVVideoCompositionLayerInstruction \
        AXCategoricalDataAxisDescriptor AXChartDescriptor AXCustomContent AXDataPoint AXDataSeriesDescriptor \
        AXNumericDataAxisDescriptor BGAppRefreshTask BGAppRefreshTaskRequest BGProcessingTask BGProcessingTaskRequest \
        BGTask BGTaskRequest BGTaskScheduler CAMediaTimingFunction CAValueFunction CBATTRequest CBCentral \
        CBCentralManager CBCharacteristic CBDescriptor CBManager CBMutableCharacteristic CBMutableService CBPeripheral \
        CBPeripheralManager CBService CBUUID CHHapticDynamicParameter CHHapticEngine CHHapticEvent \
        CHHapticEventParameter CHHapticParameterCurve CHHapticParameterCurve.ControlPoint CHHapticPattern CIColor \
        CIContext CIDetector CIFaceFeature CIFeature CIFilter CIImage CIQRCodeFeature CIRectangleFeature CITextFeature \
        CIVector CKAsset CKContainer CKDatabase CKDatabaseOperation CKDatabaseSubscription \
        CKFetchDatabaseChangesOperation CKFetchRecordZoneChangesOperation \
        CKFetchRecordZoneChangesOperation.ZoneConfiguration CKFetchRecordsOperation CKModifyRecordsOperation \
        CKNotification CKOperation CKOperation.Configuration CKQuery CKQueryNotification CKQueryOperation \
        CKQueryOperation.Cursor CKQuerySubscription CKRecord CKRecord.ID CKRecord.Reference CKRecordZone \
        CKRecordZone.ID CKRecordZoneSubscription CKServerChangeToken CKShare CKSubscription \
        CKSubscription.NotificationInfo CLBackgroundActivitySession CLBeacon CLBeaconIdentityConstraint CLBeaconRegion \
        CLCircularRegion CLFloor CLGeocoder CLHeading CLLocation CLLocationManager CLLocationSourceInformation \
        CLPlacemark CLRegion CLServiceSession CLVisit CMAccelerometerData CMAltimeter CMAltitudeData CMAttitude \
        CMBlockBuffer CMDeviceMotion CMFormatDescription CMGyroData CMLogItem CMMagnetometerData CMMotionActivity \
        CMMotionActivityManager CMMotionManager CMPedometer CMPedometerData CMSampleBuffer CNContact \
        CNContactFetchRequest CNContactFormatter CNContactProperty CNContactStore CNContactVCardSerialization \
        CNContainer CNGroup CNLabeledValue CNMutableContact CNMutablePostalAddress CNPhoneNumber CNPostalAddress \
        CNPostalAddressFormatter CNSaveRequest CSSearchableIndex CSSearchableItem CSSearchableItemAttributeSet \
        CTCarrier CTTelephonyNetworkInfo CXAction CXAnswerCallAction CXCall CXCallAction CXCallController \
        CXCallObserver CXCallUpdate CXEndCallAction CXHandle CXPlayDTMFCallAction CXProvider CXProviderConfiguration \
        CXSetHeldCallAction CXSetMutedCallAction CXStartCallAction CXTransaction DCAppAttestService DCDevice DDMatch \
        DateComponentsFormatter EKAlarm EKCalendar EKCalendarItem EKEvent EKEventStore EKObject EKParticipant \
        EKRecurrenceDayOfWeek EKRecurrenceEnd EKRecurrenceRule EKReminder EKSource EKStructuredLocation FileWrapper \
        GCColor GCController GCControllerAxisInput GCControllerButtonInput GCControllerDirectionPad \
        GCControllerElement GCDeviceBattery GCDeviceLight GCExtendedGamepad GCKeyboard GCKeyboardInput GCMicroGamepad \
        GCMotion GCMouse GCMouseInput GCPhysicalInputProfile GCVirtualController GCVirtualController.Configuration \
        GKARC4RandomSource GKAchievement GKComponent GKComponentSystem GKEntity GKGaussianDistribution GKGraph \
        GKGraphNode GKLeaderboard GKLeaderboard.Entry GKLinearCongruentialRandomSource GKLocalPlayer \
        GKMersenneTwisterRandomSource GKPlayer GKRandomDistribution GKRandomSource GKSCNNodeComponent \
        GKSKNodeComponent GKScene GKShuffledDistribution GKState GKStateMachine HKActivitySummary \
        HKActivitySummaryQuery HKAnchoredObjectQuery HKBiologicalSexObject HKCategorySample HKCategoryType \
        HKCharacteristicType HKCorrelation HKCorrelationType HKDeletedObject HKDevice HKHealthStore HKObject \
        HKObjectType HKObserverQuery HKQuantity HKQuantitySample HKQuantityType HKQuery HKQueryAnchor HKSample \
        HKSampleQuery HKSampleType HKSeriesBuilder HKSeriesSample HKSeriesType HKSource HKSourceRevision HKStatistics \
        HKStatisticsCollection HKStatisticsCollectionQuery HKStatisticsQuery HKUnit HKWorkout HKWorkoutBuilder \
        HKWorkoutConfiguration HKWorkoutEvent HKWorkoutRoute HKWorkoutRouteBuilder HKWorkoutRouteQuery HMAccessory \
        HMAccessoryCategory HMActionSet HMCharacteristic HMCharacteristicMetadata HMHome HMHomeManager HMRoom \
        HMService HMServiceGroup HMZone INCallRecord INCallRecordFilter INDateComponentsRange INExtension INImage \
        INIntent INIntentResolutionResult INIntentResponse INInteraction INMediaItem INMediaItemResolutionResult \
        INPerson INPersonHandle INPlayMediaIntent INPlayMediaIntentResponse INPlayMediaMediaItemResolutionResult \
        INPreferences INSearchForMessagesIntent INSendMessageAttachment INSendMessageIntent INSpeakableString \
        INStartCallIntent INVoiceShortcut INVoiceShortcutCenter JSContext JSValue LAContext LPMetadataProvider \
        ListFormatter MCAdvertiserAssistant MCNearbyServiceAdvertiser MCNearbyServiceBrowser MCPeerID MCSession \
        MKCircle MKClusterAnnotation MKDirections MKDirections.ETAResponse MKDirections.Request MKDirections.Response \
        MKDistanceFormatter MKGeoJSONDecoder MKGeoJSONFeature MKGeodesicPolyline MKIconStyle \
        MKLocalPointsOfInterestRequest MKLocalSearch MKLocalSearch.Request MKLocalSearch.Response \
        MKLocalSearchCompleter MKLocalSearchCompletion MKLookAroundScene MKLookAroundSceneRequest \
        MKLookAroundSnapshotter MKLookAroundSnapshotter.Options MKLookAroundSnapshotter.Snapshot MKMapCamera \
        MKMapFeatureAnnotation MKMapItem MKMapItemRequest MKMapView.CameraBoundary MKMapView.CameraZoomRange \
        MKMultiPoint MKMultiPolygon MKMultiPolyline MKPlacemark MKPointAnnotation MKPointOfInterestFilter MKPolygon \
        MKPolyline MKRoute MKRoute.Step MKShape MKTileOverlay MKUserLocation MLDictionaryFeatureProvider \
        MLFeatureValue MLModel MLModelConfiguration MLModelDescription MLMultiArray MPChangePlaybackPositionCommand \
        MPChangePlaybackPositionCommandEvent MPChangePlaybackRateCommand MPChangePlaybackRateCommandEvent \
        MPChangeRepeatModeCommand MPChangeShuffleModeCommand MPFeedbackCommand MPMediaEntity MPMediaItem \
        MPMediaItemArtwork MPMediaItemCollection MPMediaLibrary MPMediaPlaylist MPMediaPredicate \
        MPMediaPropertyPredicate MPMediaQuery MPMediaQuerySection MPMusicPlayerApplicationController \
        MPMusicPlayerController MPNowPlayingInfoCenter MPRatingCommand MPRemoteCommand MPRemoteCommandCenter \
        MPRemoteCommandEvent MPSeekCommandEvent MPSkipIntervalCommand MPSkipIntervalCommandEvent MSConversation \
        MSMessage MSMessageLayout MSMessageLiveLayout MSMessageTemplateLayout MSSession MSSticker MTKTextureLoader \
        MTLAttachmentArray MTLCompileOptions MTLDepthStencilDescriptor MTLRenderPassAttachmentDescriptor \
        MTLRenderPassColorAttachmentDescriptor MTLRenderPassDepthAttachmentDescriptor MTLRenderPassDescriptor \
        MTLRenderPassStencilAttachmentDescriptor MTLRenderPipelineColorAttachmentDescriptor \
        MTLRenderPipelineDescriptor MTLSamplerDescriptor MTLTextureDescriptor MTLVertexAttributeDescriptor \
        MTLVertexBufferLayoutDescriptor MTLVertexDescriptor MXAnimationMetric MXAppExitMetric MXAppLaunchDiagnostic \
        MXAppLaunchMetric MXAppResponsivenessMetric MXAppRunTimeMetric MXAverage MXBackgroundExitData \
        MXCPUExceptionDiagnostic MXCPUMetric MXCallStackTree MXCrashDiagnostic MXDiagnostic MXDiagnosticPayload \
        MXDiskIOMetric MXDiskWriteExceptionDiagnostic MXForegroundExitData MXGPUMetric MXHangDiagnostic MXHistogram \
        MXHistogramBucket MXMemoryMetric MXMetaData MXMetric MXMetricManager MXMetricPayload MXNetworkTransferMetric \
        MXSignpostMetric MeasurementFormatter MissingObject NCWidgetController NEDNSOverHTTPSSettings \
        NEDNSOverTLSSettings NEDNSSettings NEHotspotConfiguration NEHotspotConfigurationManager NEHotspotNetwork \
        NEIPv4Route NEIPv4Settings NEIPv6Route NEIPv6Settings NEOnDemandRule NEOnDemandRuleConnect \
        NEOnDemandRuleDisconnect NEOnDemandRuleIgnore NEPacketTunnelFlow NEPacketTunnelNetworkSettings \
        NEPacketTunnelProvider NEProvider NEProxyServer NEProxySettings NETunnelNetworkSettings NETunnelProvider \
        NETunnelProviderManager NETunnelProviderProtocol NETunnelProviderSession NEVPNConnection NEVPNManager \
        NEVPNProtocol NEVPNProtocolIKEv2 NEVPNProtocolIPSec NFCISO7816APDU NFCNDEFMessage NFCNDEFPayload \
        NFCNDEFReaderSession NFCReaderSession NFCTagReaderSession NLEmbedding NLLanguageRecognizer NLTagger \
        NLTokenizer NSAsynchronousFetchRequest NSAsynchronousFetchResult NSAttributeDescription NSBatchDeleteRequest \
        NSBatchDeleteResult NSBatchInsertRequest NSBatchInsertResult NSBatchUpdateRequest NSBatchUpdateResult \
        NSComparisonPredicate NSDataAsset NSDataDetector NSDiffableDataSourceSnapshotReference NSEntityDescription \
        NSException NSExpression NSExpressionDescription NSExtensionContext NSExtensionItem NSFetchRequest \
        NSFetchedResultsController NSFileAccessIntent NSFileCoordinator NSFileProviderDomain NSFileProviderItemVersion \
        NSFileProviderManager NSFileVersion NSHashTable NSItemProvider NSKeyValueObservation NSLinguisticTagger \
        NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel NSMapTable NSMergePolicy \
        NSMetadataItem NSMetadataQuery NSMutableParagraphStyle NSParagraphStyle NSPersistentCloudKitContainer \
        NSPersistentCloudKitContainer.Event NSPersistentCloudKitContainerOptions NSPersistentContainer \
        NSPersistentHistoryChange NSPersistentHistoryChangeRequest NSPersistentHistoryResult NSPersistentHistoryToken \
        NSPersistentHistoryTransaction NSPersistentStore NSPersistentStoreCoordinator NSPersistentStoreDescription \
        NSPersistentStoreRequest NSPersistentStoreResult NSPointerArray NSPropertyDescription NSQueryGenerationToken \
        NSRelationshipDescription NSSecureUnarchiveFromDataTransformer NSShadow NSStringDrawingContext \
        NSTextAttachment NSTextList NSTextRange NSTextStorage NSTextTab NSUbiquitousKeyValueStore NSUserActivity \
        NetService NetServiceBrowser OSLogEntry OSLogEntryLog PDFAnnotation PDFDestination PDFDocument PDFOutline \
        PDFPage PDFSelection PHAdjustmentData PHAsset PHAssetChangeRequest PHAssetCollection \
        PHAssetCollectionChangeRequest PHAssetCreationRequest PHAssetResource PHAssetResourceCreationOptions \
        PHAssetResourceManager PHAssetResourceRequestOptions PHCachingImageManager PHChange PHCollection \
        PHCollectionList PHCollectionListChangeRequest PHContentEditingInput PHContentEditingInputRequestOptions \
        PHContentEditingOutput PHFetchOptions PHFetchResult PHFetchResultChangeDetails PHImageManager \
        PHImageRequestOptions PHLivePhoto PHLivePhotoRequestOptions PHObject PHObjectChangeDetails PHObjectPlaceholder \
        PHPhotoLibrary PHVideoRequestOptions PKAddPaymentPassRequest PKAddPaymentPassRequestConfiguration \
        PKAutomaticReloadPaymentSummaryItem PKContact PKDateComponentsRange PKDeferredPaymentSummaryItem PKPass \
        PKPassLibrary PKPayment PKPaymentAuthorizationController PKPaymentAuthorizationResult PKPaymentMethod \
        PKPaymentPass PKPaymentRequest PKPaymentRequestCouponCodeUpdate PKPaymentRequestPaymentMethodUpdate \
        PKPaymentRequestShippingContactUpdate PKPaymentRequestShippingMethodUpdate PKPaymentRequestUpdate \
        PKPaymentSummaryItem PKPaymentToken PKPushCredentials PKPushPayload PKPushRegistry PKRecurringPaymentRequest \
        PKRecurringPaymentSummaryItem PKSecureElementPass PKShippingMethod PersonNameComponentsFormatter \
        QLThumbnailGenerator QLThumbnailGenerator.Request QLThumbnailRepresentation RelativeDateTimeFormatter \
        SCNAction SCNBillboardConstraint SCNBox SCNCamera SCNConstraint SCNCylinder SCNFloor SCNGeometry \
        SCNHitTestResult SCNLight SCNLookAtConstraint SCNMaterial SCNMaterialProperty SCNNode SCNPhysicsBody \
        SCNPhysicsContact SCNPhysicsShape SCNPhysicsWorld SCNPlane SCNScene SCNSphere SCNText SCNTorus \
        SFAuthenticationSession SFContentBlockerManager SFContentBlockerState SFSpeechAudioBufferRecognitionRequest \
        SFSpeechRecognitionRequest SFSpeechRecognitionResult SFSpeechRecognitionTask SFSpeechRecognizer \
        SFSpeechURLRecognitionRequest SFTranscription SFTranscriptionSegment SKAction SKCloudServiceController \
        SKKeyframeSequence SKMutablePayment SKPayment SKPaymentDiscount SKPaymentQueue SKPaymentTransaction SKProduct \
        SKProductDiscount SKProductSubscriptionPeriod SKProductsRequest SKProductsResponse SKRange \
        SKReceiptRefreshRequest SKRegion SKRequest SKShader SKStorefront SKTexture SKTextureAtlas SKTileDefinition \
        SKTileGroup SKTileSet SKUniform SLRequest SSReadingList UIBezierPath UIColor UICubicTimingParameters \
        UIEventAttribution UIFont UIFontDescriptor UIFontMetrics UIGraphicsImageRenderer \
        UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPDFRenderer \
        UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat UIGraphicsRendererContext UIGraphicsRendererFormat \
        UIImage UIImage.Configuration UIImageAsset UIRegion UIScene.OpenExternalURLOptions UISpringTimingParameters \
        UITraitCollection UNCalendarNotificationTrigger UNLocationNotificationTrigger UNMutableNotificationContent \
        UNNotification UNNotificationAction UNNotificationActionIcon UNNotificationAttachment UNNotificationCategory \
        UNNotificationContent UNNotificationRequest UNNotificationResponse UNNotificationServiceExtension \
        UNNotificationSettings UNNotificationSound UNNotificationTrigger UNPushNotificationTrigger \
        UNTextInputNotificationAction UNTextInputNotificationResponse UNTimeIntervalNotificationTrigger \
        UNUserNotificationCenter UndoManager VNBarcodeObservation VNClassificationObservation VNClassifyImageRequest \
        VNCoreMLFeatureValueObservation VNCoreMLModel VNCoreMLRequest VNDetectBarcodesRequest \
        VNDetectDocumentSegmentationRequest VNDetectFaceLandmarksRequest VNDetectFaceRectanglesRequest \
        VNDetectHumanBodyPoseRequest VNDetectHumanHandPoseRequest VNDetectHumanRectanglesRequest \
        VNDetectRectanglesRequest VNDetectTextRectanglesRequest VNDetectedObjectObservation VNDocumentCameraScan \
        VNFaceLandmarkRegion2D VNFaceLandmarks2D VNFaceObservation VNFeaturePrintObservation \
        VNGenerateAttentionBasedSaliencyImageRequest VNGenerateImageFeaturePrintRequest \
        VNGenerateObjectnessBasedSaliencyImageRequest VNGeneratePersonSegmentationRequest VNHumanBodyPoseObservation \
        VNHumanHandPoseObservation VNImageBasedRequest VNImageRequestHandler VNObservation VNPixelBufferObservation \
        VNPoint VNRecognizeAnimalsRequest VNRecognizeTextRequest VNRecognizedObjectObservation VNRecognizedPoint \
        VNRecognizedText VNRecognizedTextObservation VNRectangleObservation VNRequest VNSaliencyImageObservation \
        VNSequenceRequestHandler VNTextObservation VNTrackObjectRequest ValueTransformer WCSession WCSessionFile \
        WCSessionFileTransfer WCSessionUserInfoTransfer
        """)

    private static func names(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }
}
