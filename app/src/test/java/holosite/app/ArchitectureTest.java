package holosite.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.ClassesShould;
import holosite.cards.ReadyDecks;
import holosite.cards.facts.FactsTable;
import holosite.server.node.Backup;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The dependencies between the modules, and what a game in progress must not use. */
@AnalyzeClasses(packages = "holosite", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest static final ArchRule theLanguageKnowsOnlyTheJdk = knowsOnly("language");

    @ArchTest static final ArchRule theRulesKnowOnlyTheLanguage = knowsOnly("rules", "language");

    @ArchTest static final ArchRule theCardsKnowOnlyTheLanguage = knowsOnly("cards", "language");

    @ArchTest
    static final ArchRule theBotsKnowNoCard =
            knowsNone("bots", "cards", "glossary", "server", "app");

    @ArchTest
    static final ArchRule theGlossaryKnowsNoOtherModule =
            knowsNone("glossary", "language", "rules", "cards", "bots", "server", "app");

    @ArchTest
    static void everyPackageSaysWhatLivesThere(JavaClasses classes) {
        Set<String> silent =
                classes.stream()
                        .map(JavaClass::getPackage)
                        .filter(one -> one.tryGetPackageInfo().isEmpty())
                        .map(JavaPackage::getName)
                        .collect(Collectors.toCollection(TreeSet::new));
        if (!silent.isEmpty()) {
            throw new AssertionError("Packages without a package-info: " + silent);
        }
    }

    /** The packages of the sets are laid out alike, so they share the names of their files. */
    @ArchTest
    static void aNameBelongsToOneClass(JavaClasses classes) {
        Map<String, List<String>> names =
                classes.stream()
                        .filter(one -> one.isTopLevelClass() && !one.getName().contains("-info"))
                        .filter(one -> !one.getPackageName().startsWith("holosite.cards."))
                        .collect(
                                Collectors.groupingBy(
                                        JavaClass::getSimpleName,
                                        TreeMap::new,
                                        Collectors.mapping(
                                                JavaClass::getName, Collectors.toList())));
        names.values().removeIf(sharing -> sharing.size() == 1);
        if (!names.isEmpty()) {
            throw new AssertionError("Classes that share a name: " + names.values());
        }
    }

    @ArchTest
    static void packagesOfTheGlossaryFormNoCycle(JavaClasses classes) {
        PackageCycles.check(classes, "holosite.glossary");
    }

    @ArchTest
    static void packagesOfTheBotsFormNoCycle(JavaClasses classes) {
        PackageCycles.check(classes, "holosite.bots");
    }

    @ArchTest
    static void packagesOfTheServerFormNoCycle(JavaClasses classes) {
        PackageCycles.check(classes, "holosite.server");
    }

    @ArchTest
    static void packagesOfTheAppFormNoCycle(JavaClasses classes) {
        PackageCycles.check(classes, "holosite.app");
    }

    @ArchTest
    static final ArchRule aGameHasNoClockAndNoDiceOfItsOwn =
            noGame().dependOnClassesThat()
                    .resideInAnyPackage("java.util.random..", "java.time..", "java.security..")
                    .orShould()
                    .dependOnClassesThat()
                    .haveNameMatching(
                            "java\\.util\\.(Random|SplittableRandom|UUID|concurrent\\.ThreadLocalRandom)")
                    .orShould()
                    .accessTargetWhere(
                            member("java.lang.Math", "random")
                                    .or(member("java.lang.StrictMath", "random"))
                                    .or(member("java.util.Collections", "shuffle"))
                                    .or(
                                            member(
                                                    "java.lang.System",
                                                    "currentTimeMillis",
                                                    "nanoTime",
                                                    "identityHashCode")))
                    .because("decks, seed and answers give the same game on every machine");

    @ArchTest
    static final ArchRule aGameStartsNoThread =
            noGame().dependOnClassesThat()
                    .haveNameMatching("java\\.lang\\.(Thread.*|ScopedValue)")
                    .orShould()
                    .dependOnClassesThat()
                    .haveNameMatching(
                            "java\\.util\\.(Timer|concurrent\\..*(Execut|Future|ForkJoin|Task).*)")
                    .orShould()
                    .accessTargetWhere(
                            member("java.util.Collection", "parallelStream")
                                    .or(member("java.util.List", "parallelStream"))
                                    .or(member("java.util.Set", "parallelStream"))
                                    .or(member("java.util.stream.Stream", "parallel"))
                                    .or(member("java.util.stream.IntStream", "parallel")))
                    .because("the steps of a game follow one another");

    @ArchTest
    static final ArchRule aGameTouchesNothingOutside =
            noGame().dependOnClassesThat()
                    .resideInAnyPackage(
                            "java.io..",
                            "java.net..",
                            "java.nio.channels..",
                            "java.nio.file..",
                            "java.util.logging..")
                    .orShould()
                    .accessTargetWhere(
                            member(
                                    "java.lang.System",
                                    "out",
                                    "err",
                                    "in",
                                    "console",
                                    "getLogger",
                                    "getenv",
                                    "getProperty",
                                    "exit"))
                    .because("a game is a value: no files, no network, no log, no screen");

    @ArchTest
    static final ArchRule onlySavingLooksIntoRecords =
            noClasses()
                    .that()
                    .resideInAnyPackage(
                            "holosite.language..", "holosite.rules..", "holosite.cards..")
                    .and()
                    .resideOutsideOfPackage("holosite.rules.save..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("java.lang.reflect..")
                    .because("what the rules do is written out; saving knows all steps alike");

    @ArchTest
    static final ArchRule theRulesOfAGameContainNoSentence =
            noClasses()
                    .that()
                    .resideInAPackage("holosite.rules..")
                    .and()
                    .resideOutsideOfPackage("holosite.rules.tell..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("holosite.language.prose..")
                    .because("rules return values; tell puts them into words");

    /**
     * The files of H2 are opened, and a backup is copied column by column, as the driver sees it;
     * what a query has found is read from its rows.
     */
    @ArchTest
    static final ArchRule theStoreIsTheOneWayToTheDatabase =
            noClasses()
                    .that()
                    .resideInAPackage("holosite..")
                    .and()
                    .resideOutsideOfPackage("holosite.server.store..")
                    .and()
                    .doNotBelongToAnyOf(Backup.class)
                    .and()
                    .doNotHaveFullyQualifiedName("holosite.server.node.EmbeddedDatabase")
                    .should()
                    .dependOnClassesThat()
                    .haveNameMatching("java\\.sql\\.(?!SQLException|ResultSet$).*")
                    .because("a query is written in one way, and its failure told in one way");

    /** Everything a game is made of; ready decks, facts and foreign decks are read without one. */
    private static ClassesShould noGame() {
        return noClasses()
                .that()
                .resideInAnyPackage("holosite.language..", "holosite.rules..", "holosite.cards..")
                .and()
                .doNotBelongToAnyOf(ReadyDecks.class, FactsTable.class)
                .and()
                .doNotHaveFullyQualifiedName("holosite.rules.notation.GempDeck")
                .should();
    }

    private static ArchRule knowsOnly(String module, String... others) {
        var allowed =
                Stream.of(
                        "java..",
                        "javax.xml.stream..",
                        "org.jspecify.annotations..",
                        "holosite." + module + "..");
        return classes()
                .that()
                .resideInAPackage("holosite." + module + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        Stream.concat(allowed, packages(others)).toArray(String[]::new));
    }

    private static ArchRule knowsNone(String module, String... others) {
        return noClasses()
                .that()
                .resideInAPackage("holosite." + module + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(packages(others).toArray(String[]::new));
    }

    private static Stream<String> packages(String... modules) {
        return Stream.of(modules).map(module -> "holosite." + module + "..");
    }

    private static DescribedPredicate<JavaAccess<?>> member(String owner, String... names) {
        var wanted = Set.of(names);
        return DescribedPredicate.describe(
                owner + " " + wanted,
                access ->
                        access.getTargetOwner().getName().equals(owner)
                                && wanted.contains(access.getName()));
    }
}
