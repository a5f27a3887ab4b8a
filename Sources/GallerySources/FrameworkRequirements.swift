/// The methods of delegates and data sources of UIKit and other frameworks.
///
/// On Apple's systems many of them are optional requirements, which callers call as `delegate.method?(…)`. Here they are
/// requirements with a default, and lowering removes the question mark.
package enum FrameworkRequirements {
    /// The full names, such as `scrollViewDidScroll(_:)`.
    package static let names = Set(list.split(separator: " ").map(String.init))

    private static let list = """
        action(for:forKey:) adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:) \
        addPassesViewControllerDidFinish(_:) animateTransition(using:) animationDidStart(_:) \
        animationDidStop(_:finished:) animationEnded(_:) application(_:configurationForConnecting:options:) \
        application(_:didDiscardSceneSessions:) application(_:didFinishLaunchingWithOptions:) \
        application(_:willFinishLaunchingWithOptions:) applicationDidBecomeActive(_:) \
        audioPlayerDecodeErrorDidOccur(_:error:) audioPlayerDidFinishPlaying(_:successfully:) \
        audioRecorderDidFinishRecording(_:successfully:) audioRecorderEncodeErrorDidOccur(_:error:) \
        authorizationController(controller:didCompleteWithAuthorization:) \
        authorizationController(controller:didCompleteWithError:) callObserver(_:callChanged:) \
        cancelInteractiveTransition() captureOutput(_:didDrop:from:) captureOutput(_:didOutput:from:) \
        centralManager(_:didConnect:) centralManager(_:didDisconnectPeripheral:error:) \
        centralManager(_:didDiscover:advertisementData:rssi:) centralManager(_:didFailToConnect:error:) \
        centralManagerDidUpdateState(_:) collectionView(_:canHandle:) collectionView(_:canMoveItemAt:) \
        collectionView(_:canPerformPrimaryActionForItemAt:) collectionView(_:cancelPrefetchingForItemsAt:) \
        collectionView(_:contextMenuConfigurationForItemAt:point:) \
        collectionView(_:contextMenuConfigurationForItemsAt:point:) \
        collectionView(_:previewForDismissingContextMenuWithConfiguration:) \
        collectionView(_:previewForHighlightingContextMenuWithConfiguration:) \
        collectionView(_:willPerformPreviewActionForMenuWith:animator:) \
        application(_:shouldAllowExtensionPointIdentifier:) printInteractionController(_:choosePaper:) \
        printInteractionControllerDidDismissPrinterOptions(_:) printInteractionControllerDidFinishJob(_:) \
        printInteractionControllerDidPresentPrinterOptions(_:) \
        printInteractionControllerParentViewController(_:) \
        printInteractionControllerWillDismissPrinterOptions(_:) \
        printInteractionControllerWillPresentPrinterOptions(_:) printInteractionControllerWillStartJob(_:) \
        pickerView(_:accessibilityHintForComponent:) position(for:) \
        pickerView(_:accessibilityLabelForComponent:) \
        collectionView(_:cellForItemAt:) collectionView(_:didDeselectItemAt:) \
        collectionView(_:didEndDisplaying:forItemAt:) \
        collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:didHighlightItemAt:) \
        collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:) \
        collectionView(_:dragPreviewParametersForItemAt:) collectionView(_:dragSessionDidEnd:) \
        collectionView(_:dragSessionWillBegin:) collectionView(_:dropSessionDidEnd:) \
        collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:) collectionView(_:indexPathForIndexTitle:at:) \
        collectionView(_:itemsForBeginning:at:) collectionView(_:moveItemAt:to:) \
        collectionView(_:numberOfItemsInSection:) collectionView(_:performDropWith:) \
        collectionView(_:performPrimaryActionForItemAt:) collectionView(_:prefetchItemsAt:) \
        collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:) \
        collectionView(_:shouldSelectItemAt:) collectionView(_:targetContentOffsetForProposedContentOffset:) \
        collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView(_:willDisplay:forItemAt:) \
        collectionView(_:willDisplaySupplementaryView:forElementKind:at:) \
        colorPickerViewController(_:didSelect:continuously:) colorPickerViewControllerDidFinish(_:) \
        colorPickerViewControllerDidSelectColor(_:) completeTransition(_:) completer(_:didFailWithError:) \
        completerDidUpdateResults(_:) contactPicker(_:didSelect:) contactPicker(_:didSelectContactProperties:) \
        contactPickerDidCancel(_:) contactViewController(_:didCompleteWith:) \
        contactViewController(_:shouldPerformDefaultActionFor:) \
        contextMenuInteraction(_:configurationForMenuAtLocation:) \
        contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:) \
        contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:) \
        contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:) \
        contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:) \
        controller(_:didChange:at:for:newIndexPath:) controller(_:didChange:atSectionIndex:for:) \
        controller(_:didChangeContentWith:) controller(_:sectionIndexTitleForSectionName:) \
        controllerDidChangeContent(_:) controllerWillChangeContent(_:) cookiesDidChange(in:) \
        didDismissSearchController(_:) didPresentSearchController(_:) display(_:) documentPicker(_:didPickDocumentAt:) \
        documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:) \
        download(_:decideDestinationUsing:suggestedFilename:completionHandler:) \
        download(_:didFailWithError:resumeData:) downloadDidFinish(_:) dragInteraction(_:itemsForBeginning:) \
        dragInteraction(_:previewForLifting:session:) dragInteraction(_:session:didEndWith:) \
        dragInteraction(_:sessionWillBegin:) draw(_:in:) dropInteraction(_:canHandle:) dropInteraction(_:performDrop:) \
        dropInteraction(_:sessionDidEnd:) dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:) \
        dropInteraction(_:sessionDidUpdate:) editMenuInteraction(_:menuFor:suggestedActions:) \
        editMenuInteraction(_:targetRectFor:) fileOutput(_:didFinishRecordingTo:from:error:) \
        fileOutput(_:didStartRecordingTo:from:) finalFrame(for:) finishInteractiveTransition() \
        fontPickerViewControllerDidCancel(_:) fontPickerViewControllerDidPickFont(_:) \
        gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:) \
        gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:) \
        gestureRecognizerShouldBegin(_:) imagePickerController(_:didFinishPickingMediaWithInfo:) \
        imagePickerControllerDidCancel(_:) indexTitles(for:) initialFrame(for:) interruptibleAnimator(using:) \
        layerWillDraw(_:) layoutSublayers(of:) layoutWillBegin(at:) livePhotoView(_:didEndPlaybackWith:) \
        livePhotoView(_:willBeginPlaybackWith:) locationManager(_:didChangeAuthorization:) \
        locationManager(_:didDetermineState:for:) locationManager(_:didEnterRegion:) locationManager(_:didExitRegion:) \
        locationManager(_:didFailWithError:) locationManager(_:didRange:satisfying:) \
        locationManager(_:didStartMonitoringFor:) locationManager(_:didUpdateHeading:) \
        locationManager(_:didUpdateLocations:) locationManager(_:didVisit:) \
        locationManager(_:monitoringDidFailFor:withError:) locationManagerDidChangeAuthorization(_:) \
        locationManagerDidPauseLocationUpdates(_:) locationManagerDidResumeLocationUpdates(_:) \
        locationManagerShouldDisplayHeadingCalibration(_:) mailComposeController(_:didFinishWith:error:) \
        mapView(_:annotationView:calloutAccessoryControlTapped:) mapView(_:annotationView:didChange:fromOldState:) \
        mapView(_:clusterAnnotationForMemberAnnotations:) mapView(_:didAdd:) mapView(_:didChange:animated:) \
        mapView(_:didDeselect:) mapView(_:didFailToLocateUserWithError:) mapView(_:didSelect:) mapView(_:didUpdate:) \
        mapView(_:regionDidChangeAnimated:) mapView(_:regionWillChangeAnimated:) mapView(_:rendererFor:) \
        mapView(_:viewFor:) mapViewDidChangeVisibleRegion(_:) mapViewDidFailLoadingMap(_:withError:) \
        mapViewDidFinishLoadingMap(_:) mapViewDidFinishRenderingMap(_:fullyRendered:) mapViewDidStopLocatingUser(_:) \
        mapViewWillStartLoadingMap(_:) mapViewWillStartLocatingUser(_:) mapViewWillStartRenderingMap(_:) \
        messageComposeViewController(_:didFinishWith:) metadataOutput(_:didOutput:from:) navigationBar(_:didPop:) \
        navigationBar(_:didPush:) navigationBar(_:shouldPop:) navigationBar(_:shouldPush:) \
        navigationController(_:didShow:animated:) navigationController(_:willShow:animated:) numberOfComponents(in:) \
        numberOfPreviewItems(in:) numberOfSections(in:) pageControlProgress(_:initialProgressForPage:) \
        pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) \
        pageViewController(_:spineLocationFor:) pageViewController(_:viewControllerAfter:) \
        pageViewController(_:viewControllerBefore:) pageViewController(_:willTransitionTo:) \
        pageViewControllerSupportedInterfaceOrientations(_:) pauseInteractiveTransition() \
        paymentAuthorizationController(_:didAuthorizePayment:handler:) paymentAuthorizationControllerDidFinish(_:) \
        paymentAuthorizationViewController(_:didAuthorizePayment:handler:) \
        paymentAuthorizationViewControllerDidFinish(_:) paymentQueue(_:removedTransactions:) \
        paymentQueue(_:restoreCompletedTransactionsFailedWithError:) paymentQueue(_:shouldAddStorePayment:for:) \
        paymentQueue(_:updatedTransactions:) paymentQueueRestoreCompletedTransactionsFinished(_:) \
        peripheral(_:didDiscoverCharacteristicsFor:error:) peripheral(_:didDiscoverServices:) \
        peripheral(_:didUpdateValueFor:error:) photoLibraryDidChange(_:) \
        photoOutput(_:didFinishProcessingPhoto:error:) picker(_:didFinishPicking:) \
        pickerView(_:attributedTitleForRow:forComponent:) pickerView(_:didSelectRow:inComponent:) \
        pickerView(_:numberOfRowsInComponent:) pickerView(_:rowHeightForComponent:) \
        pickerView(_:titleForRow:forComponent:) pickerView(_:viewForRow:forComponent:reusing:) \
        pickerView(_:widthForComponent:) pictureInPictureController(_:failedToStartPictureInPictureWithError:) \
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
        popoverPresentationControllerDidDismissPopover(_:) popoverPresentationControllerShouldDismissPopover(_:) \
        prepareForPopoverPresentation(_:) presentSearchController(_:) \
        presentationController(forPresented:presenting:source:) presentationControllerDidAttemptToDismiss(_:) \
        presentationControllerDidDismiss(_:) presentationControllerShouldDismiss(_:) \
        presentationControllerWillDismiss(_:) presentationCount(for:) presentationIndex(for:) \
        previewingContext(_:commit:) previewingContext(_:viewControllerForLocation:) \
        previewController(_:editingModeFor:) previewController(_:previewItemAt:) previewController(_:shouldOpen:for:) \
        previewController(_:transitionViewFor:) previewControllerDidDismiss(_:) previewControllerWillDismiss(_:) \
        productViewControllerDidFinish(_:) productsRequest(_:didReceive:) request(_:didFailWithError:) \
        requestDidFinish(_:) restoreUserActivityState(_:) routePickerViewDidEndPresentingRoutes(_:) \
        routePickerViewWillBeginPresentingRoutes(_:) safariViewController(_:activityItemsFor:title:) \
        safariViewController(_:didCompleteInitialLoad:) safariViewController(_:initialLoadDidRedirectTo:) \
        safariViewControllerDidFinish(_:) safariViewControllerWillOpenInBrowser(_:) scene(_:continue:) \
        scene(_:openURLContexts:) scene(_:willConnectTo:options:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:) \
        sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:) screenWillBeDrawn(_:) \
        scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:) \
        scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:) \
        scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) \
        scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:) \
        scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:) \
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) searchBar(_:selectedScopeButtonIndexDidChange:) \
        searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:textDidChange:) \
        searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:) searchBarResultsListButtonClicked(_:) \
        searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:) \
        searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:) sectionIndexTitles(for:) \
        selectionDidChange(_:) selectionWillChange(_:) \
        sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) speechSynthesizer(_:didCancel:) \
        speechSynthesizer(_:didContinue:) speechSynthesizer(_:didFinish:) speechSynthesizer(_:didPause:) \
        speechSynthesizer(_:didStart:) speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:) \
        splitViewController(_:collapseSecondary:onto:) splitViewController(_:separateSecondaryFrom:) \
        splitViewController(_:showDetail:sender:) splitViewController(_:topColumnForCollapsingToProposedTopColumn:) \
        splitViewController(_:willChangeTo:) startInteractiveTransition(_:) stateRestorationActivity(for:) \
        tabBar(_:didSelect:) tabBarController(_:didSelect:) tabBarController(_:shouldSelect:) \
        tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canEditRowAt:) tableView(_:canFocusRowAt:) \
        tableView(_:canHandle:) tableView(_:canMoveRowAt:) tableView(_:canPerformPrimaryActionForRowAt:) \
        tableView(_:cancelPrefetchingForRowsAt:) tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) \
        tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didBeginMultipleSelectionInteractionAt:) \
        tableView(_:previewForDismissingContextMenuWithConfiguration:) \
        tableView(_:previewForHighlightingContextMenuWithConfiguration:) \
        tableView(_:willPerformPreviewActionForMenuWith:animator:) \
        tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:) \
        tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:) \
        tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) \
        tableView(_:didUnhighlightRowAt:) tableView(_:dragPreviewParametersForRowAt:) tableView(_:dragSessionDidEnd:) \
        tableView(_:dragSessionWillBegin:) tableView(_:dropSessionDidEnd:) \
        tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) tableView(_:editActionsForRowAt:) \
        tableView(_:editingStyleForRowAt:) \
        tableView(_:estimatedHeightForFooterInSection:) tableView(_:estimatedHeightForHeaderInSection:) \
        tableView(_:estimatedHeightForRowAt:) tableView(_:heightForFooterInSection:) \
        tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:) tableView(_:indentationLevelForRowAt:) \
        tableView(_:itemsForBeginning:at:) tableView(_:leadingSwipeActionsConfigurationForRowAt:) \
        tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:) tableView(_:performDropWith:) \
        tableView(_:performPrimaryActionForRowAt:) tableView(_:prefetchRowsAt:) \
        tableView(_:sectionForSectionIndexTitle:at:) tableView(_:selectionFollowsFocusForRowAt:) \
        tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:) \
        tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) \
        tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:titleForFooterInSection:) \
        tableView(_:titleForHeaderInSection:) tableView(_:trailingSwipeActionsConfigurationForRowAt:) \
        tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) \
        tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) \
        tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:) \
        tableView(_:willSelectRowAt:) tableViewDidEndMultipleSelectionInteraction(_:) textDidChange(_:) \
        textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidBeginEditing(_:) \
        textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:) \
        textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) \
        textFieldShouldClear(_:) textFieldShouldEndEditing(_:) textFieldShouldReturn(_:) \
        textStorage(_:didProcessEditing:range:changeInLength:) textStorage(_:willProcessEditing:range:changeInLength:) \
        textView(_:shouldChangeTextIn:replacementText:) textViewDidBeginEditing(_:) textViewDidChange(_:) \
        textViewDidChangeSelection(_:) textViewDidEndEditing(_:) textViewShouldBeginEditing(_:) \
        textViewShouldEndEditing(_:) textWillChange(_:) transitionDuration(using:) updateInteractiveTransition(_:) \
        updateSearchResults(for:) userActivityWasContinued(_:) userActivityWillSave(_:) \
        userContentController(_:didReceive:) userNotificationCenter(_:didReceive:) \
        userNotificationCenter(_:didReceive:withCompletionHandler:) userNotificationCenter(_:openSettingsFor:) \
        userNotificationCenter(_:willPresent:) userNotificationCenter(_:willPresent:withCompletionHandler:) \
        view(_:leavesTreeWith:losing:) view(forKey:) viewController(forKey:) viewDidLayoutSubviews(_:) \
        viewDidMoveToSuperview(_:) viewForZooming(in:) webView(_:createWebViewWith:for:windowFeatures:) \
        webView(_:decidePolicyFor:) webView(_:decidePolicyFor:decisionHandler:) \
        webView(_:decidePolicyFor:preferences:decisionHandler:) webView(_:didCommit:) webView(_:didFail:withError:) \
        webView(_:didFailProvisionalNavigation:withError:) webView(_:didFinish:) \
        webView(_:didReceive:completionHandler:) webView(_:didReceiveServerRedirectForProvisionalNavigation:) \
        webView(_:didStartProvisionalNavigation:) webView(_:navigationAction:didBecome:) \
        webView(_:navigationResponse:didBecome:) \
        webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:) \
        webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:) \
        webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:) \
        webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:) \
        webView(_:start:) webView(_:stop:) webViewDidClose(_:) webViewWebContentProcessDidTerminate(_:) \
        addVoiceShortcutViewController(_:didFinishWith:error:) addVoiceShortcutViewControllerDidCancel(_:) \
        calendarView(_:decorationFor:) calendarView(_:didChangeVisibleDateComponentsFrom:) \
        canvasViewDidBeginUsingTool(_:) canvasViewDidEndUsingTool(_:) canvasViewDidFinishRendering(_:) \
        canvasViewDrawingDidChange(_:) dataScanner(_:becameUnavailableWithError:) dataScanner(_:didAdd:allItems:) \
        dataScanner(_:didRemove:allItems:) dataScanner(_:didTapOn:) dataScanner(_:didUpdate:allItems:) \
        dataScannerDidZoom(_:) dateSelection(_:canSelectDate:) dateSelection(_:didSelectDate:) didMatchString(_:) \
        documentCameraViewController(_:didFailWithError:) documentCameraViewController(_:didFinishWith:) \
        documentCameraViewControllerDidCancel(_:) documentDidEndDocumentFind(_:) \
        editVoiceShortcutViewController(_:didDeleteVoiceShortcutWithIdentifier:) \
        editVoiceShortcutViewController(_:didUpdate:error:) editVoiceShortcutViewControllerDidCancel(_:) \
        eventEditViewController(_:didCompleteWith:) eventEditViewControllerDefaultCalendar(forNewEvents:) \
        eventViewController(_:didCompleteWith:) gameCenterViewControllerDidFinish(_:) \
        multiDateSelection(_:canDeselectDate:) multiDateSelection(_:canSelectDate:) \
        multiDateSelection(_:didDeselectDate:) multiDateSelection(_:didSelectDate:) pdfViewParentViewController() \
        pdfViewPerformFind(_:) pdfViewPerformGo(toPage:) pdfViewWillClick(onLink:with:) present(_:for:) \
        provider(_:didActivate:) provider(_:didDeactivate:) provider(_:execute:) provider(_:perform:) \
        provider(_:timedOutPerforming:) providerDidBegin(_:) providerDidReset(_:) \
        session(_:activationDidCompleteWith:error:) session(_:didReceiveApplicationContext:) \
        session(_:didReceiveMessage:) session(_:didReceiveMessage:replyHandler:) session(_:didReceiveUserInfo:) \
        sessionDidBecomeInactive(_:) sessionDidDeactivate(_:) sessionReachabilityDidChange(_:) \
        sessionWatchStateDidChange(_:) speechRecognizer(_:availabilityDidChange:) \
        toolPickerFramesObscuredDidChange(_:) toolPickerIsRulerActiveDidChange(_:) \
        toolPickerSelectedToolDidChange(_:) toolPickerVisibilityDidChange(_:) \
        weekOfYearSelection(_:canSelectWeekOfYear:) weekOfYearSelection(_:didSelectWeekOfYear:) \
        willDismissSearchController(_:) willPresentSearchController(_:) accessibilityAttributedScrollStatus(for:) \
        accessibilityScrollStatus(for:) documentBrowser(_:didImportDocumentAt:toDestinationURL:) \
        documentBrowser(_:didPickDocumentsAt:) documentBrowser(_:didRequestDocumentCreationWithHandler:) \
        documentBrowser(_:failedToImportDocumentAt:error:) interactionDidEnd(_:) interactionShouldBegin(_:at:) \
        interactionWillBegin(_:) webView(_:didFailLoadWithError:) \
        webView(_:shouldStartLoadWith:navigationType:) webViewDidFinishLoad(_:) webViewDidStartLoad(_:)
        """
}
