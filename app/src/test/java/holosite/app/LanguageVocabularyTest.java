package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import holosite.language.Vocabulary;
import java.util.stream.Collectors;

/** The vocabulary lists every word of the language, so that what it lists can be checked. */
@AnalyzeClasses(
        packages = "holosite.language",
        importOptions = ImportOption.DoNotIncludeTests.class)
final class LanguageVocabularyTest {

    @ArchTest
    static void everyPublicEnumButTheGrammarsIsListed(JavaClasses classes) {
        var enums =
                classes.stream()
                        .filter(JavaClass::isEnum)
                        .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                        .filter(type -> !type.getPackageName().equals("holosite.language.prose"))
                        .map(JavaClass::getName)
                        .collect(Collectors.toSet());
        var listed =
                Vocabulary.constants().stream()
                        .map(word -> word.getDeclaringClass().getName())
                        .collect(Collectors.toSet());
        assertThat(listed).isEqualTo(enums);
    }

    @ArchTest
    static void everySealedFamilyOfNodesIsListed(JavaClasses classes) {
        var families =
                classes.stream()
                        .filter(JavaClass::isInterface)
                        .map(JavaClass::reflect)
                        .filter(Class::isSealed)
                        .filter(type -> !type.getPackageName().equals("holosite.language.prose"))
                        .filter(type -> type.getInterfaces().length == 0 || !isPart(type))
                        .collect(Collectors.toSet());
        assertThat(families).isSubsetOf(Vocabulary.families());
    }

    /** Whether this is part of a larger family, as standing abilities are of all abilities. */
    private static boolean isPart(Class<?> type) {
        return Vocabulary.families().stream()
                .anyMatch(family -> family != type && family.isAssignableFrom(type));
    }
}
