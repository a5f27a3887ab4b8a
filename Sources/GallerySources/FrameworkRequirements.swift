/// The methods of delegates and data sources of UIKit and other frameworks.
///
/// On Apple's systems many of them are optional requirements, which callers call as `delegate.method?(…)`. Here they
/// are requirements with a default, and lowering removes the question mark.
package enum FrameworkRequirements {
    /// The full names, such as `scrollViewDidScroll(_:)`.
    package static let names = Set(list.split(separator: " ").map(String.init))

    private static let list = """
        accessibilityAttributedScrollStatus(for:) accessibilityScrollStatus(for:) \
        accessory(_:service:didUpdateValueFor:) accessoryDidUpdateName(_:) accessoryDidUpdateReachability(_:) \
        accessoryDidUpdateServices(_:) accommodatePresentedItemDeletion(completionHandler:) action(for:forKey:) \
        adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:) \
        addPassesViewControllerDidFinish(_:) addPaymentPassViewController(_:didFinishAdding:error:) \
        addPaymentPassViewController(_:generateRequestWithCertificateChain:nonce:nonceSignature:completionHandler:) \
        addVoiceShortcutViewController(_:didFinishWith:error:) addVoiceShortcutViewControllerDidCancel(_:) \
        advertiser(_:didNotStartAdvertisingPeer:) \
        advertiser(_:didReceiveInvitationFromPeer:withContext:invitationHandler:) animateTransition(using:) \
        animationController(forDismissed:) animationController(forPresented:presenting:source:) animationDidStart(_:) \
        animationDidStop(_:finished:) animationEnded(_:) application(_:configurationForConnecting:options:) \
        application(_:continue:restorationHandler:) application(_:didDecodeRestorableStateWith:) \
        application(_:didDiscardSceneSessions:) application(_:didFailToContinueUserActivityWithType:error:) \
        application(_:didFailToRegisterForRemoteNotificationsWithError:) application(_:didFinishLaunchingWithOptions:) \
        application(_:didReceiveRemoteNotification:) \
        application(_:didReceiveRemoteNotification:fetchCompletionHandler:) \
        application(_:didRegisterForRemoteNotificationsWithDeviceToken:) application(_:didUpdate:) \
        application(_:handleEventsForBackgroundURLSession:completionHandler:) application(_:handleOpen:) \
        application(_:open:options:) application(_:open:sourceApplication:annotation:) \
        application(_:performActionFor:completionHandler:) application(_:performFetchWithCompletionHandler:) \
        application(_:shouldAllowExtensionPointIdentifier:) application(_:shouldRestoreSecureApplicationState:) \
        application(_:shouldSaveSecureApplicationState:) application(_:supportedInterfaceOrientationsFor:) \
        application(_:viewControllerWithRestorationIdentifierPath:coder:) \
        application(_:willContinueUserActivityWithType:) application(_:willEncodeRestorableStateWith:) \
        application(_:willFinishLaunchingWithOptions:) applicationDidBecomeActive(_:) \
        applicationDidEnterBackground(_:) applicationDidFinishLaunching(_:) applicationDidReceiveMemoryWarning(_:) \
        applicationProtectedDataDidBecomeAvailable(_:) applicationProtectedDataWillBecomeUnavailable(_:) \
        applicationShouldRequestHealthAuthorization(_:) applicationSignificantTimeChange(_:) \
        applicationWillEnterForeground(_:) applicationWillResignActive(_:) applicationWillTerminate(_:) \
        audioPlayerDecodeErrorDidOccur(_:error:) audioPlayerDidFinishPlaying(_:successfully:) \
        audioRecorderDidFinishRecording(_:successfully:) audioRecorderEncodeErrorDidOccur(_:error:) \
        authorizationController(controller:didCompleteWithAuthorization:) \
        authorizationController(controller:didCompleteWithError:) baseWritingDirection(at:) \
        browser(_:didNotStartBrowsingForPeers:) browser(_:foundPeer:withDiscoveryInfo:) browser(_:lostPeer:) \
        browserViewController(_:shouldPresentNearbyPeer:withDiscoveryInfo:) browserViewControllerDidFinish(_:) \
        browserViewControllerWasCancelled(_:) calendarChooserDidCancel(_:) calendarChooserDidFinish(_:) \
        calendarChooserSelectionDidChange(_:) calendarView(_:decorationFor:) \
        calendarView(_:didChangeVisibleDateComponentsFrom:) callObserver(_:callChanged:) cancelInteractiveTransition() \
        canvasViewDidBeginUsingTool(_:) canvasViewDidEndUsingTool(_:) canvasViewDidFinishRendering(_:) \
        canvasViewDrawingDidChange(_:) captureOutput(_:didDrop:from:) captureOutput(_:didOutput:from:) \
        centralManager(_:didConnect:) centralManager(_:didDisconnectPeripheral:error:) \
        centralManager(_:didDiscover:advertisementData:rssi:) centralManager(_:didFailToConnect:error:) \
        centralManager(_:willRestoreState:) centralManagerDidUpdateState(_:) \
        cloudSharingController(_:failedToSaveShareWithError:) cloudSharingControllerDidSaveShare(_:) \
        cloudSharingControllerDidStopSharing(_:) coachingOverlayViewDidDeactivate(_:) \
        coachingOverlayViewWillActivate(_:) collectionView(_:canEditItemAt:) collectionView(_:canFocusItemAt:) \
        collectionView(_:canHandle:) collectionView(_:canMoveItemAt:) \
        collectionView(_:canPerformAction:forItemAt:withSender:) collectionView(_:canPerformPrimaryActionForItemAt:) \
        collectionView(_:cancelPrefetchingForItemsAt:) collectionView(_:cellForItemAt:) \
        collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) \
        collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) \
        collectionView(_:contextMenuConfigurationForItemAt:point:) \
        collectionView(_:contextMenuConfigurationForItemsAt:point:) \
        collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:) \
        collectionView(_:didEndDisplaying:forItemAt:) \
        collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:didHighlightItemAt:) \
        collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:) \
        collectionView(_:dragPreviewParametersForItemAt:) collectionView(_:dragSessionAllowsMoveOperation:) \
        collectionView(_:dragSessionDidEnd:) collectionView(_:dragSessionIsRestrictedToDraggingApplication:) \
        collectionView(_:dragSessionWillBegin:) collectionView(_:dropPreviewParametersForItemAt:) \
        collectionView(_:dropSessionDidEnd:) collectionView(_:dropSessionDidEnter:) \
        collectionView(_:dropSessionDidExit:) collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:) \
        collectionView(_:indexPathForIndexTitle:at:) collectionView(_:itemsForAddingTo:at:point:) \
        collectionView(_:itemsForBeginning:at:) collectionView(_:layout:insetForSectionAt:) \
        collectionView(_:layout:minimumInteritemSpacingForSectionAt:) \
        collectionView(_:layout:minimumLineSpacingForSectionAt:) \
        collectionView(_:layout:referenceSizeForFooterInSection:) \
        collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:) \
        collectionView(_:moveItemAt:to:) collectionView(_:numberOfItemsInSection:) \
        collectionView(_:performAction:forItemAt:withSender:) collectionView(_:performDropWith:) \
        collectionView(_:performPrimaryActionForItemAt:) collectionView(_:prefetchItemsAt:) \
        collectionView(_:previewForDismissingContextMenuWithConfiguration:) \
        collectionView(_:previewForHighlightingContextMenuWithConfiguration:) \
        collectionView(_:sceneActivationConfigurationForItemAt:point:) \
        collectionView(_:selectionFollowsFocusForItemAt:) collectionView(_:shouldBeginMultipleSelectionInteractionAt:) \
        collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:) \
        collectionView(_:shouldSelectItemAt:) collectionView(_:shouldShowMenuForItemAt:) \
        collectionView(_:shouldSpringLoadItemAt:with:) collectionView(_:targetContentOffsetForProposedContentOffset:) \
        collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) \
        collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:) \
        collectionView(_:transitionLayoutForOldLayout:newLayout:) \
        collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView(_:willDisplay:forItemAt:) \
        collectionView(_:willDisplayContextMenu:animator:) \
        collectionView(_:willDisplaySupplementaryView:forElementKind:at:) \
        collectionView(_:willEndContextMenuInteraction:animator:) \
        collectionView(_:willPerformPreviewActionForMenuWith:animator:) \
        collectionViewDidEndMultipleSelectionInteraction(_:) colorPickerViewController(_:didSelect:continuously:) \
        colorPickerViewControllerDidFinish(_:) colorPickerViewControllerDidSelectColor(_:) completeTransition(_:) \
        completer(_:didFailWithError:) completerDidUpdateResults(_:) contactPicker(_:didSelect:) \
        contactPicker(_:didSelectContactProperties:) contactPickerDidCancel(_:) \
        contactViewController(_:didCompleteWith:) contactViewController(_:shouldPerformDefaultActionFor:) \
        contentView(for:) contentsRect(for:) \
        contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:) \
        contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:) \
        contextMenuInteraction(_:configurationForMenuAtLocation:) \
        contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:) \
        contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:) \
        contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:) \
        contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:) \
        controller(_:didChange:at:for:newIndexPath:) controller(_:didChange:atSectionIndex:for:) \
        controller(_:didChangeContentWith:) controller(_:sectionIndexTitleForSectionName:) \
        controllerDidChangeContent(_:) controllerWillChangeContent(_:) cookiesDidChange(in:) \
        dataScanner(_:becameUnavailableWithError:) dataScanner(_:didAdd:allItems:) dataScanner(_:didRemove:allItems:) \
        dataScanner(_:didTapOn:) dataScanner(_:didUpdate:allItems:) dataScannerDidZoom(_:) \
        dateSelection(_:canSelectDate:) dateSelection(_:didSelectDate:) didBegin(_:) didDismissSearchController(_:) \
        didEnd(_:) didEnumerate(_:) didMatchString(_:) didPresentSearchController(_:) display(_:) \
        documentBrowser(_:didImportDocumentAt:toDestinationURL:) documentBrowser(_:didPickDocumentsAt:) \
        documentBrowser(_:didRequestDocumentCreationWithHandler:) documentBrowser(_:failedToImportDocumentAt:error:) \
        documentCameraViewController(_:didFailWithError:) documentCameraViewController(_:didFinishWith:) \
        documentCameraViewControllerDidCancel(_:) documentDidEndDocumentFind(_:) \
        documentInteractionController(_:didEndSendingToApplication:) \
        documentInteractionController(_:willBeginSendingToApplication:) \
        documentInteractionControllerDidDismissOpenInMenu(_:) documentInteractionControllerDidDismissOptionsMenu(_:) \
        documentInteractionControllerDidEndPreview(_:) documentInteractionControllerRectForPreview(_:) \
        documentInteractionControllerViewControllerForPreview(_:) documentInteractionControllerViewForPreview(_:) \
        documentInteractionControllerWillBeginPreview(_:) documentInteractionControllerWillPresentOpenInMenu(_:) \
        documentInteractionControllerWillPresentOptionsMenu(_:) documentPicker(_:didPickDocumentAt:) \
        documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:) \
        download(_:decideDestinationUsing:suggestedFilename:completionHandler:) \
        download(_:didFailWithError:resumeData:) downloadDidFinish(_:) dragInteraction(_:item:willAnimateCancelWith:) \
        dragInteraction(_:itemsForAddingTo:withTouchAt:) dragInteraction(_:itemsForBeginning:) \
        dragInteraction(_:prefersFullSizePreviewsFor:) dragInteraction(_:previewForCancelling:withDefault:) \
        dragInteraction(_:previewForLifting:session:) dragInteraction(_:session:didEndWith:) \
        dragInteraction(_:session:willAdd:for:) dragInteraction(_:session:willEndWith:) \
        dragInteraction(_:sessionAllowsMoveOperation:) dragInteraction(_:sessionDidMove:) \
        dragInteraction(_:sessionDidTransferItems:) dragInteraction(_:sessionForAddingItems:withTouchAt:) \
        dragInteraction(_:sessionIsRestrictedToDraggingApplication:) dragInteraction(_:sessionWillBegin:) \
        dragInteraction(_:willAnimateLiftWith:session:) draw(_:in:) draw(in:) dropInteraction(_:canHandle:) \
        dropInteraction(_:concludeDrop:) dropInteraction(_:item:willAnimateDropWith:) dropInteraction(_:performDrop:) \
        dropInteraction(_:previewForDropping:withDefault:) dropInteraction(_:sessionDidEnd:) \
        dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:) dropInteraction(_:sessionDidUpdate:) \
        editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction(_:targetRectFor:) \
        editMenuInteraction(_:willDismissMenuFor:animator:) editMenuInteraction(_:willPresentMenuFor:animator:) \
        editVoiceShortcutViewController(_:didDeleteVoiceShortcutWithIdentifier:) \
        editVoiceShortcutViewController(_:didUpdate:error:) editVoiceShortcutViewControllerDidCancel(_:) \
        enumerateCaretOffsetsInLineFragment(at:using:) enumerateSubstrings(from:options:using:) \
        eventEditViewController(_:didCompleteWith:) eventEditViewControllerDefaultCalendar(forNewEvents:) \
        eventViewController(_:didCompleteWith:) fileOutput(_:didFinishRecordingTo:from:error:) \
        fileOutput(_:didStartRecordingTo:from:) finalFrame(for:) findInteraction(_:didBegin:) \
        findInteraction(_:didEnd:) findInteraction(_:sessionFor:) finishEnumerating(upTo:) \
        finishEnumeratingWithError(_:) finishInteractiveTransition() fontPickerViewControllerDidCancel(_:) \
        fontPickerViewControllerDidPickFont(_:) gameCenterViewControllerDidFinish(_:) \
        gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:) \
        gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:) \
        gestureRecognizerShouldBegin(_:) home(_:didAdd:) home(_:didEncounterError:for:) home(_:didRemove:) \
        home(_:didUpdate:for:) homeManager(_:didAdd:) homeManager(_:didRemove:) homeManager(_:didUpdate:) \
        homeManagerDidUpdateHomes(_:) homeManagerDidUpdatePrimaryHome(_:) \
        imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:) indexTitles(for:) \
        indirectScribbleInteraction(_:didFinishWritingInElement:) \
        indirectScribbleInteraction(_:focusElementIfNeeded:referencePoint:completion:) \
        indirectScribbleInteraction(_:frameForElement:) indirectScribbleInteraction(_:isElementFocused:) \
        indirectScribbleInteraction(_:requestElementsIn:completion:) \
        indirectScribbleInteraction(_:shouldDelayFocusForElement:) \
        indirectScribbleInteraction(_:willBeginWritingInElement:) initialFrame(for:) \
        interaction(_:highlightSelectedItemsDidChange:) interaction(_:shouldBeginAt:for:) \
        interactionControllerForDismissal(using:) interactionControllerForPresentation(using:) interactionDidEnd(_:) \
        interactionShouldBegin(_:at:) interactionWillBegin(_:) interruptibleAnimator(using:) itemThumbnailData(for:) \
        itemTitle(for:) itemType(for:) largeContentViewerInteraction(_:didEndOn:at:) \
        largeContentViewerInteraction(_:itemAt:) layerWillDraw(_:) layoutManager(_:didCompleteLayoutFor:atEnd:) \
        layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:) \
        layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:) \
        layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:) \
        layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:) \
        layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:) layoutManager(_:textContainer:didChangeGeometryFrom:) \
        layoutManagerDidInvalidateLayout(_:) layoutSublayers(of:) layoutWillBegin(at:) \
        lineFragmentRange(for:inContainerAt:) listTemplate(_:didSelect:completionHandler:) \
        livePhotoView(_:didEndPlaybackWith:) livePhotoView(_:willBeginPlaybackWith:) location(_:offsetBy:) \
        locationManager(_:didChangeAuthorization:) locationManager(_:didDetermineState:for:) \
        locationManager(_:didEnterRegion:) locationManager(_:didExitRegion:) locationManager(_:didFailWithError:) \
        locationManager(_:didRange:satisfying:) locationManager(_:didStartMonitoringFor:) \
        locationManager(_:didUpdateHeading:) locationManager(_:didUpdateLocations:) locationManager(_:didVisit:) \
        locationManager(_:monitoringDidFailFor:withError:) locationManagerDidChangeAuthorization(_:) \
        locationManagerDidPauseLocationUpdates(_:) locationManagerDidResumeLocationUpdates(_:) \
        locationManagerShouldDisplayHeadingCalibration(_:) lookAroundViewControllerDidDismissFullScreen(_:) \
        lookAroundViewControllerDidPresentFullScreen(_:) lookAroundViewControllerDidUpdateScene(_:) \
        lookAroundViewControllerWillDismissFullScreen(_:) lookAroundViewControllerWillPresentFullScreen(_:) \
        mailComposeController(_:didFinishWith:error:) mapView(_:annotationView:calloutAccessoryControlTapped:) \
        mapView(_:annotationView:didChange:fromOldState:) mapView(_:clusterAnnotationForMemberAnnotations:) \
        mapView(_:didAdd:) mapView(_:didChange:animated:) mapView(_:didDeselect:) \
        mapView(_:didFailToLocateUserWithError:) mapView(_:didSelect:) mapView(_:didUpdate:) \
        mapView(_:regionDidChangeAnimated:) mapView(_:regionWillChangeAnimated:) mapView(_:rendererFor:) \
        mapView(_:viewFor:) mapViewDidChangeVisibleRegion(_:) mapViewDidFailLoadingMap(_:withError:) \
        mapViewDidFinishLoadingMap(_:) mapViewDidFinishRenderingMap(_:fullyRendered:) mapViewDidStopLocatingUser(_:) \
        mapViewWillStartLoadingMap(_:) mapViewWillStartLocatingUser(_:) mapViewWillStartRenderingMap(_:) \
        mediaPicker(_:didPickMediaItems:) mediaPickerDidCancel(_:) messageComposeViewController(_:didFinishWith:) \
        metadataOutput(_:didOutput:from:) metadataOutput(_:didOutputTimedMetadataGroups:from:) \
        mtkView(_:drawableSizeWillChange:) multiDateSelection(_:canDeselectDate:) multiDateSelection(_:canSelectDate:) \
        multiDateSelection(_:didDeselectDate:) multiDateSelection(_:didSelectDate:) navigationBar(_:didPop:) \
        navigationBar(_:didPush:) navigationBar(_:shouldPop:) navigationBar(_:shouldPush:) \
        navigationController(_:animationControllerFor:from:to:) navigationController(_:didShow:animated:) \
        navigationController(_:interactionControllerFor:) navigationController(_:willShow:animated:) \
        navigationControllerPreferredInterfaceOrientationForPresentation(_:) \
        navigationControllerSupportedInterfaceOrientations(_:) navigationItem(_:didEndRenamingWith:) \
        navigationItem(_:shouldEndRenamingWith:) navigationItem(_:willBeginRenamingWith:selectedRange:) \
        navigationItemShouldBeginRenaming(_:) netService(_:didNotPublish:) netService(_:didNotResolve:) \
        netService(_:didUpdateTXTRecord:) netServiceBrowser(_:didFind:moreComing:) \
        netServiceBrowser(_:didFindDomain:moreComing:) netServiceBrowser(_:didNotSearch:) \
        netServiceBrowser(_:didRemove:moreComing:) netServiceBrowser(_:didRemoveDomain:moreComing:) \
        netServiceBrowserDidStopSearch(_:) netServiceBrowserWillSearch(_:) netServiceDidPublish(_:) \
        netServiceDidResolveAddress(_:) netServiceDidStop(_:) nowPlayingTemplateAlbumArtistButtonTapped(_:) \
        nowPlayingTemplateUpNextButtonTapped(_:) numberOfComponents(in:) numberOfPreviewItems(in:) \
        numberOfSections(in:) numberOfStickers(in:) offset(from:to:) outputSequenceWasFlushed(_:) \
        pageControlProgress(_:initialProgressForPage:) pageControlTimerProgress(_:shouldAdvanceToPage:) \
        pageControlTimerProgressDidChange(_:) \
        pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) \
        pageViewController(_:spineLocationFor:) pageViewController(_:viewControllerAfter:) \
        pageViewController(_:viewControllerBefore:) pageViewController(_:willTransitionTo:) \
        pageViewControllerPreferredInterfaceOrientationForPresentation(_:) \
        pageViewControllerSupportedInterfaceOrientations(_:) pauseInteractiveTransition() \
        paymentAuthorizationController(_:didAuthorizePayment:handler:) \
        paymentAuthorizationController(_:didChangeCouponCode:handler:) \
        paymentAuthorizationController(_:didSelectPaymentMethod:handler:) \
        paymentAuthorizationController(_:didSelectShippingContact:handler:) \
        paymentAuthorizationController(_:didSelectShippingMethod:handler:) paymentAuthorizationControllerDidFinish(_:) \
        paymentAuthorizationViewController(_:didAuthorizePayment:handler:) \
        paymentAuthorizationViewController(_:didSelect:handler:) \
        paymentAuthorizationViewController(_:didSelectShippingContact:handler:) \
        paymentAuthorizationViewControllerDidFinish(_:) paymentAuthorizationViewControllerWillAuthorizePayment(_:) \
        paymentQueue(_:didRevokeEntitlementsForProductIdentifiers:) paymentQueue(_:removedTransactions:) \
        paymentQueue(_:restoreCompletedTransactionsFailedWithError:) paymentQueue(_:shouldAddStorePayment:for:) \
        paymentQueue(_:shouldContinue:in:) paymentQueue(_:updatedTransactions:) paymentQueueDidChangeStorefront(_:) \
        paymentQueueRestoreCompletedTransactionsFinished(_:) paymentQueueShouldShowPriceConsent(_:) \
        pdfViewParentViewController() pdfViewPerformFind(_:) pdfViewPerformGo(toPage:) pdfViewWillClick(onLink:with:) \
        peripheral(_:didDiscoverCharacteristicsFor:error:) peripheral(_:didDiscoverDescriptorsFor:error:) \
        peripheral(_:didDiscoverServices:) peripheral(_:didModifyServices:) peripheral(_:didReadRSSI:error:) \
        peripheral(_:didUpdateNotificationStateFor:error:) peripheral(_:didUpdateValueFor:error:) \
        peripheral(_:didWriteValueFor:error:) peripheralDidUpdateName(_:) \
        peripheralIsReady(toSendWriteWithoutResponse:) peripheralManager(_:central:didSubscribeTo:) \
        peripheralManager(_:central:didUnsubscribeFrom:) peripheralManager(_:didAdd:error:) \
        peripheralManager(_:didReceiveRead:) peripheralManager(_:didReceiveWrite:) \
        peripheralManagerDidStartAdvertising(_:error:) peripheralManagerDidUpdateState(_:) \
        peripheralManagerIsReady(toUpdateSubscribers:) photoLibraryDidBecomeUnavailable(_:) photoLibraryDidChange(_:) \
        photoOutput(_:didCapturePhotoFor:) photoOutput(_:didFinishCaptureFor:error:) \
        photoOutput(_:didFinishProcessingLivePhotoToMovieFileAt:duration:photoDisplayTime:resolvedSettings:error:) \
        photoOutput(_:didFinishProcessingPhoto:error:) \
        photoOutput(_:didFinishRecordingLivePhotoMovieForEventualFileAt:resolvedSettings:) \
        photoOutput(_:willBeginCaptureFor:) photoOutput(_:willCapturePhotoFor:) physicsWorld(_:didBegin:) \
        physicsWorld(_:didEnd:) physicsWorld(_:didUpdate:) picker(_:didFinishPicking:) \
        pickerView(_:accessibilityHintForComponent:) pickerView(_:accessibilityLabelForComponent:) \
        pickerView(_:attributedTitleForRow:forComponent:) pickerView(_:didSelectRow:inComponent:) \
        pickerView(_:numberOfRowsInComponent:) pickerView(_:rowHeightForComponent:) \
        pickerView(_:titleForRow:forComponent:) pickerView(_:viewForRow:forComponent:reusing:) \
        pickerView(_:widthForComponent:) pictureInPictureController(_:failedToStartPictureInPictureWithError:) \
        pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:) \
        pictureInPictureControllerDidStartPictureInPicture(_:) pictureInPictureControllerDidStopPictureInPicture(_:) \
        pictureInPictureControllerWillStartPictureInPicture(_:) pictureInPictureControllerWillStopPictureInPicture(_:) \
        playerViewController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:) \
        playerViewController(_:willBeginFullScreenPresentationWithAnimationCoordinator:) \
        playerViewController(_:willEndFullScreenPresentationWithAnimationCoordinator:) \
        playerViewControllerDidStartPictureInPicture(_:) playerViewControllerDidStopPictureInPicture(_:) \
        playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_:) \
        playerViewControllerWillStartPictureInPicture(_:) playerViewControllerWillStopPictureInPicture(_:) \
        pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:) \
        pointerInteraction(_:willEnter:animator:) pointerInteraction(_:willExit:animator:) \
        popoverPresentationController(_:willRepositionPopoverTo:in:) \
        popoverPresentationControllerDidDismissPopover(_:) popoverPresentationControllerShouldDismissPopover(_:) \
        position(for:) prepareForPopoverPresentation(_:) present(_:for:) presentSearchController(_:) \
        presentationController(_:prepare:) presentationController(_:viewControllerForAdaptivePresentationStyle:) \
        presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) \
        presentationController(forPresented:presenting:source:) presentationControllerDidAttemptToDismiss(_:) \
        presentationControllerDidDismiss(_:) presentationControllerShouldDismiss(_:) \
        presentationControllerWillDismiss(_:) presentationCount(for:) presentationIndex(for:) presentedItemDidChange() \
        presentedItemDidMove(to:) presentedSubitem(at:didMoveTo:) presentedSubitemDidAppear(at:) \
        presentedSubitemDidChange(at:) presentingViewController(for:) previewController(_:didFinishWithActivityTypes:) \
        previewController(_:editingModeFor:) previewController(_:previewItemAt:) previewController(_:shouldOpen:for:) \
        previewController(_:transitionViewFor:) previewControllerDidDismiss(_:) previewControllerDidFinish(_:) \
        previewControllerWillDismiss(_:) previewingContext(_:commit:) previewingContext(_:viewControllerForLocation:) \
        primaryViewController(forCollapsing:) primaryViewController(forExpanding:) \
        printInteractionController(_:choosePaper:) printInteractionControllerDidDismissPrinterOptions(_:) \
        printInteractionControllerDidFinishJob(_:) printInteractionControllerDidPresentPrinterOptions(_:) \
        printInteractionControllerParentViewController(_:) printInteractionControllerWillDismissPrinterOptions(_:) \
        printInteractionControllerWillPresentPrinterOptions(_:) printInteractionControllerWillStartJob(_:) \
        printerPickerController(_:shouldShow:) printerPickerControllerDidSelectPrinter(_:) \
        printerPickerControllerParentViewController(_:) \
        productViewControllerDidFinish(_:) productsRequest(_:didReceive:) provider(_:didActivate:) \
        provider(_:didDeactivate:) provider(_:execute:) provider(_:perform:) provider(_:timedOutPerforming:) \
        providerDidBegin(_:) providerDidReset(_:) pushRegistry(_:didInvalidatePushTokenFor:) \
        pushRegistry(_:didReceiveIncomingPushWith:for:) pushRegistry(_:didReceiveIncomingPushWith:for:completion:) \
        pushRegistry(_:didUpdate:for:) readerSession(_:didDetect:) readerSession(_:didDetectNDEFs:) \
        readerSession(_:didInvalidateWithError:) readerSessionDidBecomeActive(_:) relinquishPresentedItem(toReader:) \
        relinquishPresentedItem(toWriter:) renderer(_:didAdd:for:) renderer(_:didRemove:for:) \
        renderer(_:didRenderScene:atTime:) renderer(_:didUpdate:for:) renderer(_:nodeFor:) renderer(_:updateAtTime:) \
        renderer(_:willRenderScene:atTime:) request(_:didFailWithError:) requestDidFinish(_:) \
        restoreUserActivityState(_:) routePickerViewDidEndPresentingRoutes(_:) \
        routePickerViewWillBeginPresentingRoutes(_:) safariViewController(_:activityItemsFor:title:) \
        safariViewController(_:didCompleteInitialLoad:) safariViewController(_:initialLoadDidRedirectTo:) \
        safariViewControllerDidFinish(_:) safariViewControllerWillOpenInBrowser(_:) \
        savePresentedItemChanges(completionHandler:) scene(_:continue:) \
        scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:) scene(_:openURLContexts:) \
        scene(_:restoreInteractionStateWith:) scene(_:willConnectTo:options:) \
        scene(_:willContinueUserActivityWithType:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:) \
        sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:) \
        screenRecorder(_:didStopRecordingWith:error:) screenRecorderDidChangeAvailability(_:) screenWillBeDrawn(_:) \
        screenshotService(_:generatePDFRepresentationWithCompletion:) scrollViewDidChangeAdjustedContentInset(_:) \
        scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:) \
        scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) \
        scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) \
        scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:) \
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) searchBar(_:selectedScopeButtonIndexDidChange:) \
        searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:textDidChange:) \
        searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:) searchBarResultsListButtonClicked(_:) \
        searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:) \
        searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:) searchController(_:didChangeFrom:) \
        searchController(_:willChangeTo:) searchTextField(_:didSelect:) searchTextField(_:itemProviderForCopying:) \
        sectionIndexTitles(for:) selectionContainerViewBelowText(for:) selectionDidChange(_:) selectionWillChange(_:) \
        session(_:activationDidCompleteWith:error:) session(_:cameraDidChangeTrackingState:) session(_:didAdd:) \
        session(_:didFailWithError:) session(_:didFinishReceivingResourceWithName:fromPeer:at:withError:) \
        session(_:didReceive:fromPeer:) session(_:didReceive:withName:fromPeer:) \
        session(_:didReceiveApplicationContext:) session(_:didReceiveCertificate:fromPeer:certificateHandler:) \
        session(_:didReceiveMessage:) session(_:didReceiveMessage:replyHandler:) session(_:didReceiveUserInfo:) \
        session(_:didRemove:) session(_:didStartReceivingResourceWithName:fromPeer:with:) session(_:didUpdate:) \
        session(_:peer:didChange:) sessionDidBecomeInactive(_:) sessionDidDeactivate(_:) sessionInterruptionEnded(_:) \
        sessionReachabilityDidChange(_:) sessionWasInterrupted(_:) sessionWatchStateDidChange(_:) \
        sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) speechRecognizer(_:availabilityDidChange:) \
        speechSynthesizer(_:didCancel:) speechSynthesizer(_:didContinue:) speechSynthesizer(_:didFinish:) \
        speechSynthesizer(_:didPause:) speechSynthesizer(_:didStart:) \
        speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:) splitViewController(_:collapseSecondary:onto:) \
        splitViewController(_:displayModeForExpandingToProposedDisplayMode:) \
        splitViewController(_:separateSecondaryFrom:) splitViewController(_:show:sender:) \
        splitViewController(_:showDetail:sender:) splitViewController(_:topColumnForCollapsingToProposedTopColumn:) \
        splitViewController(_:willChangeTo:) splitViewController(_:willHide:) splitViewController(_:willShow:) \
        splitViewControllerDidCollapse(_:) splitViewControllerDidExpand(_:) \
        splitViewControllerInteractivePresentationGestureDidEnd(_:) \
        splitViewControllerInteractivePresentationGestureWillBegin(_:) \
        splitViewControllerPreferredInterfaceOrientationForPresentation(_:) \
        splitViewControllerSupportedInterfaceOrientations(_:) startInteractiveTransition(_:) \
        stateRestorationActivity(for:) stickerBrowserView(_:stickerAt:) storeOverlayDidFailToLoad(_:error:) \
        storeOverlayDidFinishDismissal(_:transitionContext:) storeOverlayDidFinishPresentation(_:transitionContext:) \
        storeOverlayWillStartDismissal(_:transitionContext:) storeOverlayWillStartPresentation(_:transitionContext:) \
        tabBar(_:didBeginCustomizing:) tabBar(_:didEndCustomizing:changed:) tabBar(_:didSelect:) \
        tabBar(_:willBeginCustomizing:) tabBar(_:willEndCustomizing:changed:) \
        tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:didEndCustomizing:changed:) \
        tabBarController(_:didSelect:) tabBarController(_:interactionControllerFor:) tabBarController(_:shouldSelect:) \
        tabBarController(_:sidebar:contextMenuConfigurationFor:) tabBarController(_:sidebar:didEndDisplaying:) \
        tabBarController(_:sidebar:itemFor:) tabBarController(_:sidebar:itemsForBeginning:tab:) \
        tabBarController(_:sidebar:leadingSwipeActionsConfigurationFor:) \
        tabBarController(_:sidebar:trailingSwipeActionsConfigurationFor:) tabBarController(_:sidebar:updatedItem:) \
        tabBarController(_:sidebar:willBeginDisplaying:) tabBarController(_:sidebarVisibilityWillChange:animator:) \
        tabBarController(_:willBeginCustomizing:) tabBarController(_:willEndCustomizing:changed:) \
        tabBarControllerPreferredInterfaceOrientationForPresentation(_:) \
        tabBarControllerSupportedInterfaceOrientations(_:) tabBarTemplate(_:didSelect:) \
        tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canEditRowAt:) tableView(_:canFocusRowAt:) \
        tableView(_:canHandle:) tableView(_:canMoveRowAt:) tableView(_:canPerformAction:forRowAt:withSender:) \
        tableView(_:canPerformPrimaryActionForRowAt:) tableView(_:cancelPrefetchingForRowsAt:) \
        tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:contextMenuConfigurationForRowAt:point:) \
        tableView(_:didBeginMultipleSelectionInteractionAt:) tableView(_:didDeselectRowAt:) \
        tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:) \
        tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:) \
        tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:) \
        tableView(_:dragPreviewParametersForRowAt:) tableView(_:dragSessionAllowsMoveOperation:) \
        tableView(_:dragSessionDidEnd:) tableView(_:dragSessionIsRestrictedToDraggingApplication:) \
        tableView(_:dragSessionWillBegin:) tableView(_:dropPreviewParametersForRowAt:) tableView(_:dropSessionDidEnd:) \
        tableView(_:dropSessionDidEnter:) tableView(_:dropSessionDidExit:) \
        tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) tableView(_:editActionsForRowAt:) \
        tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:) \
        tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:) \
        tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:) \
        tableView(_:indentationLevelForRowAt:) tableView(_:itemsForAddingTo:at:point:) \
        tableView(_:itemsForBeginning:at:) tableView(_:leadingSwipeActionsConfigurationForRowAt:) \
        tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:) tableView(_:performAction:forRowAt:withSender:) \
        tableView(_:performDropWith:) tableView(_:performPrimaryActionForRowAt:) tableView(_:prefetchRowsAt:) \
        tableView(_:previewForDismissingContextMenuWithConfiguration:) \
        tableView(_:previewForHighlightingContextMenuWithConfiguration:) tableView(_:sectionForSectionIndexTitle:at:) \
        tableView(_:selectionFollowsFocusForRowAt:) tableView(_:shouldBeginMultipleSelectionInteractionAt:) \
        tableView(_:shouldHighlightRowAt:) tableView(_:shouldIndentWhileEditingRowAt:) \
        tableView(_:shouldShowMenuForRowAt:) tableView(_:shouldSpringLoadRowAt:with:) \
        tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) \
        tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:titleForFooterInSection:) \
        tableView(_:titleForHeaderInSection:) tableView(_:trailingSwipeActionsConfigurationForRowAt:) \
        tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) \
        tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) \
        tableView(_:willDisplayContextMenu:animator:) tableView(_:willDisplayFooterView:forSection:) \
        tableView(_:willDisplayHeaderView:forSection:) tableView(_:willEndContextMenuInteraction:animator:) \
        tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willSelectRowAt:) \
        tableViewDidEndMultipleSelectionInteraction(_:) tagReaderSession(_:didDetect:) \
        tagReaderSession(_:didInvalidateWithError:) tagReaderSessionDidBecomeActive(_:) \
        targetDisplayModeForAction(in:) templateApplicationScene(_:didConnect:) \
        templateApplicationScene(_:didConnect:to:) templateApplicationScene(_:didDisconnect:from:) \
        templateApplicationScene(_:didDisconnectInterfaceController:) templateDidAppear(_:animated:) \
        templateDidDisappear(_:animated:) templateWillAppear(_:animated:) templateWillDisappear(_:animated:) \
        textContentManager(_:shouldEnumerate:options:) textContentManager(_:textElementAt:) \
        textContentStorage(_:textParagraphWith:) textDidChange(_:) \
        textDraggableView(_:dragPreviewForLiftingItem:session:) textDraggableView(_:dragSessionDidEnd:with:) \
        textDraggableView(_:dragSessionWillBegin:) textDraggableView(_:itemsForDrag:) \
        textDroppableView(_:dropSessionDidEnd:) textDroppableView(_:dropSessionDidEnter:) \
        textDroppableView(_:dropSessionDidExit:) textDroppableView(_:dropSessionDidUpdate:) \
        textDroppableView(_:proposalForDrop:) textDroppableView(_:willBecomeEditableForDrop:) \
        textDroppableView(_:willPerformDrop:) textField(_:editMenuForCharactersIn:suggestedActions:) \
        textField(_:shouldChangeCharactersIn:replacementString:) textField(_:willDismissEditMenuWith:) \
        textField(_:willPresentEditMenuWith:) textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:) \
        textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) \
        textFieldShouldClear(_:) textFieldShouldEndEditing(_:) textFieldShouldReturn(_:) textFormattingDidFinish(_:) \
        textFormattingViewController(_:didChangeValue:) textFormattingViewController(_:shouldPresentColorPicker:) \
        textFormattingViewController(_:shouldPresentFontPicker:) \
        textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:) \
        textLayoutManager(_:shouldBreakLineBefore:hyphenating:) textLayoutManager(_:textLayoutFragmentFor:in:) \
        textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:) \
        textPasteConfigurationSupporting(_:performPasteOf:to:) \
        textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:) textPasteConfigurationSupporting(_:transform:) \
        textRange(for:enclosing:) textSelectionDidChange(_:) textStorage(_:didProcessEditing:range:changeInLength:) \
        textStorage(_:willProcessEditing:range:changeInLength:) textView(_:editMenuForTextIn:suggestedActions:) \
        textView(_:menuConfigurationFor:defaultMenu:) textView(_:primaryActionFor:defaultAction:) \
        textView(_:shouldChangeTextIn:replacementText:) textView(_:shouldInteractWith:in:interaction:) \
        textView(_:textItemMenuWillDisplayFor:animator:) textView(_:textItemMenuWillEndFor:animator:) \
        textView(_:willDismissEditMenuWith:) textView(_:willPresentEditMenuWith:) textViewDidBeginEditing(_:) \
        textViewDidChange(_:) textViewDidChangeSelection(_:) textViewDidEndEditing(_:) textViewShouldBeginEditing(_:) \
        textViewShouldEndEditing(_:) textViewportLayoutController(_:configureRenderingSurfaceFor:) \
        textViewportLayoutControllerDidLayout(_:) textViewportLayoutControllerWillLayout(_:) textWillChange(_:) \
        toolPickerFramesObscuredDidChange(_:) toolPickerIsRulerActiveDidChange(_:) toolPickerSelectedToolDidChange(_:) \
        toolPickerVisibilityDidChange(_:) toolTipInteraction(_:configurationAt:) transitionDuration(using:) \
        update(_:for:) updateInteractiveTransition(_:) updateSearchResults(for:) updateSearchResults(for:selecting:) \
        userActivityWasContinued(_:) userActivityWillSave(_:) userContentController(_:didReceive:) \
        userNotificationCenter(_:didReceive:) userNotificationCenter(_:didReceive:withCompletionHandler:) \
        userNotificationCenter(_:openSettingsFor:) userNotificationCenter(_:willPresent:) \
        userNotificationCenter(_:willPresent:withCompletionHandler:) videoEditorController(_:didFailWithError:) \
        videoEditorController(_:didSaveEditedVideoToPath:) videoEditorControllerDidCancel(_:) \
        view(_:leavesTreeWith:losing:) view(forKey:) viewController(for:) viewController(forKey:) \
        viewDidLayoutSubviews(_:) viewDidMoveToSuperview(_:) viewForZooming(in:) viewportBounds(for:) \
        webView(_:createWebViewWith:for:windowFeatures:) webView(_:decidePolicyFor:) \
        webView(_:decidePolicyFor:decisionHandler:) webView(_:decidePolicyFor:preferences:decisionHandler:) \
        webView(_:didCommit:) webView(_:didFail:withError:) webView(_:didFailLoadWithError:) \
        webView(_:didFailProvisionalNavigation:withError:) webView(_:didFinish:) \
        webView(_:didReceive:completionHandler:) webView(_:didReceiveServerRedirectForProvisionalNavigation:) \
        webView(_:didStartProvisionalNavigation:) webView(_:navigationAction:didBecome:) \
        webView(_:navigationResponse:didBecome:) \
        webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:) \
        webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:) \
        webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:) \
        webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:) \
        webView(_:shouldStartLoadWith:navigationType:) webView(_:start:) webView(_:stop:) webViewDidClose(_:) \
        webViewDidFinishLoad(_:) webViewDidStartLoad(_:) webViewWebContentProcessDidTerminate(_:) \
        weekOfYearSelection(_:canSelectWeekOfYear:) weekOfYearSelection(_:didSelectWeekOfYear:) \
        willDismissSearchController(_:) willPresentSearchController(_:) \
        windowScene(_:didUpdate:interfaceOrientation:traitCollection:) \
        windowScene(_:performActionFor:completionHandler:)
        """
}
