let notCompiled: Never
