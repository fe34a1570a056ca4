package holosite.rules.cards.enhancedcloudcity;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.just;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.always;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Actions.lost;
import static holosite.language.words.Effects.cancelIt;
import static holosite.language.words.Filters.ANYTHING;
import static holosite.language.words.Kinds.effect;
import static holosite.language.words.Kinds.lostInterrupt;
import static holosite.language.words.Modifiers.opponents;
import static holosite.language.words.Modifiers.yours;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Event;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.rules.cards.CardTable;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.start.StartDecks;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Quiet Mining Colony / Independent Operation. */
class QuietMiningColonyTest {
    private static final String COLONY = "Quiet Mining Colony";
    private static final String SECTOR = "Bespin: Cloud City";
    private static final String QUARTERS = "Cloud City: Guest Quarters";
    private static final String PLATFORM = "Cloud City: Platform 327 (Docking Bay)";
    private static final String TOWER = "Cloud City: Security Tower";
    private static final String PLAZA = "Cloud City: Upper Plaza Corridor";
    private static final String LANDO = "Lando Calrissian (5_5)";
    private static final String SPIDER = "Bespin Motors Void Spider THX 1138";

    private static final Card BAR =
            lostInterrupt("Plain Bar", DARK, "0_60")
                    .destiny(4)
                    .says(lost(at(just(Event.DRAIN_INITIATED).by(Who.OPPONENT)).then(cancelIt())));
    private static final Card THRIFT =
            effect("Plain Thrift", DARK, "0_61")
                    .destiny(4)
                    .says(deploysOnTable(), always(opponents(Figure.FORCE_DRAIN, -1, ANYTHING)));

    private static final Card OWN_BAR =
            lostInterrupt("Plain Regret", LIGHT, "0_62")
                    .destiny(4)
                    .says(lost(at(just(Event.DRAIN_INITIATED).by(Who.YOU)).then(cancelIt())));
    private static final Card GAIN =
            effect("Plain Gain", LIGHT, "0_63")
                    .destiny(4)
                    .says(deploysOnTable(), always(yours(Figure.FORCE_DRAIN, 1, ANYTHING)));

    private static Position table() {
        return CardTable.tableWith(BAR, THRIFT, OWN_BAR, GAIN, CardTable.DAZE)
                .system("Bespin", LIGHT)
                .location(SECTOR, LIGHT)
                .site(QUARTERS, LIGHT)
                .site(PLATFORM, LIGHT)
                .site(PLAZA, DARK)
                .site(TOWER, DARK)
                .beside(LIGHT, COLONY)
                .force(DARK, 9)
                .force(LIGHT, 9);
    }

    private static Position independent() {
        return table().mark(COLONY, Flag.FLIPPED);
    }

    private static boolean flips(Position position) {
        return position.turn(LIGHT, Phase.CONTROL).has(COLONY, Flag.FLIPPED);
    }

    // ---- Quiet Mining Colony

    @Test
    void theGameStartsAtBespinAndABattlegroundSiteOfCloudCity() {
        var scene =
                StartDecks.start(
                        StartDecks.deck(DARK, CardTable.CANTINA, CardTable.CANTINA),
                        StartDecks.deck(
                                LIGHT,
                                "",
                                COLONY,
                                "Bespin",
                                "Kessel",
                                SECTOR,
                                QUARTERS,
                                PLATFORM,
                                CardTable.MOS_EISLEY));
        assertThat(scene.locations()).contains("Bespin");
        assertThat(scene.offered()).containsExactlyInAnyOrder(QUARTERS, PLATFORM);
        scene.choose(QUARTERS);
        assertThat(scene.locations()).contains("Bespin", QUARTERS).doesNotContain(PLATFORM);
    }

    @Test
    void itFlipsWithTheSectorAndTwoSitesOrOneWithLandoOnCloudCity() {
        assertThat(flips(table().at(SECTOR, "X-wing").at(PLATFORM, "Luke Skywalker"))).isFalse();
        assertThat(
                        flips(
                                table().at(SECTOR, "X-wing")
                                        .at(PLATFORM, "Luke Skywalker")
                                        .at(QUARTERS, "Leia Organa")))
                .isTrue();
        assertThat(flips(table().at(SECTOR, "X-wing").at(PLATFORM, LANDO))).isTrue();
        assertThat(flips(table().at(PLATFORM, "Luke Skywalker").at(QUARTERS, "Leia Organa")))
                .isFalse();
        assertThat(
                        flips(
                                table().at(SECTOR, "X-wing")
                                        .at(PLATFORM, LANDO)
                                        .at(TOWER, "Stormtrooper")))
                .isFalse();
    }

    @Test
    void onlyLandoOrLobotAtASiteOfCloudCityMakesOneSiteEnough() {
        assertThat(flips(above().at(PLATFORM, "Luke Skywalker").at(CardTable.MOS_EISLEY, LANDO)))
                .isFalse();
        assertThat(
                        flips(
                                above().at(PLATFORM, "Luke Skywalker")
                                        .at(SECTOR, "Millennium Falcon")
                                        .pilot("Millennium Falcon", LANDO)))
                .isFalse();
        assertThat(
                        flips(
                                above().at(PLATFORM, "Luke Skywalker")
                                        .at("Bespin", "Millennium Falcon")
                                        .pilot("Millennium Falcon", LANDO)))
                .isFalse();
    }

    @Test
    void onlySitesOfCloudCityAreCountedAndOnlyBespinMustBeFree() {
        assertThat(
                        flips(
                                above().at(PLATFORM, "Luke Skywalker")
                                        .at(CardTable.MOS_EISLEY, "Leia Organa")))
                .isFalse();
        assertThat(
                        flips(
                                above().at(PLATFORM, "Luke Skywalker")
                                        .at(QUARTERS, "Leia Organa")
                                        .at(CardTable.MOS_EISLEY, "Stormtrooper")))
                .isTrue();
    }

    /** A starfighter in the sector, and a site of another planet. */
    private static Position above() {
        return table().at(SECTOR, "X-wing").site(CardTable.MOS_EISLEY, LIGHT);
    }

    @Test
    void whenBespinIsBlownAwayEitherSideOfItIsPlacedOutOfPlay() {
        for (boolean flipped : new boolean[] {false, true}) {
            var table = flipped ? independent() : table();
            var scene = table.mark("Bespin", Flag.BLOWN_AWAY).turn(LIGHT, Phase.CONTROL);
            assertThat(scene.outOfPlay(LIGHT)).contains(COLONY);
        }
    }

    @Test
    void theOpponentLosesNoMoreThanOneForceWhereHeHasTwoIcons() {
        for (boolean flipped : new boolean[] {false, true}) {
            var table =
                    CardTable.table()
                            .system("Bespin", DARK)
                            .at("Bespin", "X-wing")
                            .beside(LIGHT, COLONY);
            if (flipped) {
                table.mark(COLONY, Flag.FLIPPED);
            }
            var scene = table.turn(LIGHT, Phase.CONTROL);
            assertThat(scene.forceDrain("Bespin", LIGHT)).isEqualTo(2);
            scene.drainAt("Bespin").passUntil(DARK, Phase.CONTROL);
            assertThat(scene.lost(DARK)).hasSize(flipped ? 2 : 1);
        }
    }

    @Test
    void theOpponentLosesNoMoreThanOneForceToEachOfYourDrainsThere() {
        var scene =
                table().at(QUARTERS, "Luke Skywalker")
                        .at(CardTable.WAR_ROOM, "Leia Organa")
                        .beside(LIGHT, "Plain Gain")
                        .turn(LIGHT, Phase.CONTROL);
        // the drain itself is as great as ever: only what it costs has a limit
        assertThat(scene.forceDrain(QUARTERS, LIGHT)).isEqualTo(2);
        scene.drainAt(QUARTERS).passUntil(LIGHT, Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(DARK)).hasSize(1);
        int more = (int) scene.forceDrain(CardTable.WAR_ROOM, LIGHT);
        assertThat(more).isGreaterThan(1);
        scene.drainAt(CardTable.WAR_ROOM).passUntil(LIGHT, Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(DARK)).hasSize(1 + more);
    }

    @Test
    void onceInYourDeployPhaseASiteOrCloudSectorComesToBespinForOneForce() {
        var scene =
                CardTable.table()
                        .system("Bespin", LIGHT)
                        .site(QUARTERS, LIGHT)
                        .beside(LIGHT, COLONY)
                        .reserve(
                                LIGHT,
                                PLATFORM,
                                SECTOR,
                                "Clouds",
                                "Asteroid Field",
                                "Tatooine: Cantina",
                                "Kessel")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.use(COLONY).offered())
                .contains(PLATFORM, SECTOR, "Clouds")
                .doesNotContain("Asteroid Field", "Tatooine: Cantina", "Kessel");
        scene.choose(PLATFORM).passResponses();
        assertThat(scene.locations()).contains(PLATFORM);
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
        scene.mayNot("use " + COLONY);
        scene.passUntil(DARK, Phase.DEPLOY);
        CardTable.mayNotInThisPhase(scene, "use " + COLONY);
    }

    // ---- Independent Operation

    @Test
    @Claim("quiet-mining-colony#1")
    void aSenatorDoesNotCancelTheDrainOfAnAlienAndAReactDoes() {
        String outrage = "This Is Outrageous!";
        for (String drainer : new String[] {LANDO, "Luke Skywalker"}) {
            var scene =
                    independent()
                            .at(PLATFORM, drainer)
                            .at(SECTOR, SPIDER)
                            .pilot(SPIDER, "DS-61-2")
                            .beside(DARK, outrage)
                            .hand(DARK, "Aks Moe")
                            .turn(LIGHT, Phase.CONTROL)
                            .drainAt(PLATFORM)
                            .passUntil("react with " + SPIDER);
            assertThat(scene.isOffered("use " + outrage)).isEqualTo(!drainer.equals(LANDO));
            int life = scene.lifeForce(DARK);
            scene.react(SPIDER).passResponses();

            assertThat(scene.locationOf(SPIDER)).isEqualTo(PLATFORM);
            assertThat(scene.lifeForce(DARK)).isEqualTo(life);
        }
    }

    @Test
    @Claim("quiet-mining-colony#1")
    void aReactStillCancelsADrainThatTheOpponentMayNotCancel() {
        var scene =
                independent()
                        .at(PLATFORM, LANDO)
                        .at(SECTOR, SPIDER)
                        .pilot(SPIDER, "DS-61-2")
                        .hand(DARK, "Plain Bar")
                        .turn(LIGHT, Phase.CONTROL)
                        .drainAt(PLATFORM);
        scene.passUntil("react with " + SPIDER);
        scene.mayNot("play Plain Bar");
        int life = scene.lifeForce(DARK);
        scene.react(SPIDER).passResponses();

        assertThat(scene.locationOf(SPIDER)).isEqualTo(PLATFORM);
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.lifeForce(DARK)).isEqualTo(life);
    }

    @Test
    @Claim("quiet-mining-colony#1")
    void withAnAlienTheDrainIsNeitherCanceledNorModifiedByOtherCards() {
        for (String drainer : new String[] {LANDO, "Luke Skywalker"}) {
            boolean alien = drainer.equals(LANDO);
            var scene =
                    independent()
                            .at(QUARTERS, drainer)
                            .beside(DARK, "Plain Thrift")
                            .hand(DARK, "Plain Bar")
                            .turn(LIGHT, Phase.CONTROL);
            assertThat(scene.forceDrain(QUARTERS, LIGHT)).isEqualTo(alien ? 1 : 0);
            scene.drainAt(QUARTERS);
            assertThat(scene.isOffered("play Plain Bar")).isEqualTo(!alien);
        }
    }

    @ParameterizedTest
    @CsvSource(
            useHeadersInDisplayName = true,
            value = {
                "where, who, protected",
                "Cloud City: Guest Quarters, Arcona, true",
                "Cloud City: Guest Quarters, Luke Skywalker, false",
                "Tatooine: Mos Eisley, Lando Calrissian (5_5), false"
            })
    void theAlienGivesPresenceAtALocationOfBespin(String where, String who, boolean isProtected) {
        var table =
                independent()
                        .site(CardTable.MOS_EISLEY, DARK)
                        .at(where, who)
                        .hand(DARK, "Plain Bar");
        double whole = table.turn(LIGHT, Phase.CONTROL).forceDrain(where, LIGHT);
        var scene = table.beside(DARK, "Plain Thrift").turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain(where, LIGHT)).isEqualTo(whole - (isProtected ? 0 : 1));
        scene.drainAt(where);
        assertThat(scene.isOffered("play Plain Bar")).isEqualTo(!isProtected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "under cover", "without ability"})
    void anAlienWhoGivesNoPresenceProtectsNoDrain(String how) {
        String spies = "Tonnika Sisters";
        var table =
                independent()
                        .at(QUARTERS, spies, "Rebel Trooper")
                        .stolen(spies)
                        .beside(DARK, "Plain Thrift")
                        .hand(DARK, "Plain Bar");
        if (how.equals("under cover")) {
            table.undercover(spies);
        } else if (how.equals("without ability")) {
            table.on(spies, "Plain Daze");
        }
        var scene = table.turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain(QUARTERS, LIGHT)).isEqualTo(how.isEmpty() ? 1 : 0);
        scene.drainAt(QUARTERS);
        assertThat(scene.isOffered("play Plain Bar")).isEqualTo(!how.isEmpty());
    }

    @Test
    void yourOwnCardsStillModifyAndCancelTheDrain() {
        var scene =
                independent()
                        .at(QUARTERS, LANDO)
                        .beside(LIGHT, "Plain Gain")
                        .hand(LIGHT, "Plain Regret")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain(QUARTERS, LIGHT)).isEqualTo(2);
        scene.drainAt(QUARTERS).passUntil("play Plain Regret");
    }

    @Test
    void theOpponentsAliensAndStarshipsHaveNothingOfIt() {
        var scene =
                independent()
                        .at(QUARTERS, "Dr. Evazan")
                        .hand(DARK, "Punishing One")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.immunity("Dr. Evazan")).isZero();
        assertThat(scene.deployCost("Punishing One", "Bespin"))
                .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, "Punishing One"));
    }

    @Test
    void yourAliensAndIndependentStarshipsAreImmuneToAttritionAndTheseDeployForOneLess() {
        var scene =
                independent()
                        .at(QUARTERS, LANDO, "Rebel Trooper")
                        .at(SECTOR, "X-wing")
                        .hand(LIGHT, "Lando In Millennium Falcon", "X-wing#2")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.immunity("Lando Calrissian")).isEqualTo(4);
        assertThat(scene.immunity("Rebel Trooper")).isZero();
        assertThat(scene.immunity("X-wing")).isZero();
        assertThat(scene.deployCost("Lando In Millennium Falcon", "Bespin")).isEqualTo(4);
        assertThat(scene.deployCost("X-wing#2", "Bespin"))
                .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, "X-wing#2"));
    }

    @Test
    void onceInYourDeployPhaseADockingBayComesFromReserveDeck() {
        var scene =
                independent()
                        .reserve(LIGHT, "Yavin 4: Docking Bay", CardTable.BAY, "Tatooine: Cantina")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.use(COLONY).offered())
                .contains("Yavin 4: Docking Bay")
                .doesNotContain("Tatooine: Cantina");
        scene.choose("Yavin 4: Docking Bay").passResponses();
        assertThat(scene.locations()).contains("Yavin 4: Docking Bay");
        CardTable.mayNotInThisPhase(scene, "use " + COLONY);
        scene.passUntil(DARK, Phase.DEPLOY);
        CardTable.mayNotInThisPhase(scene, "use " + COLONY);
    }

    @Test
    void itFlipsBackWhenTheOpponentControlsTheSystemOrThreeSitesAndSectors() {
        assertThat(flips(independent().at("Bespin", "Devastator"))).isFalse();
        assertThat(flips(independent().at(TOWER, "Stormtrooper").at(PLAZA, "Stormtrooper")))
                .isTrue();
        assertThat(
                        flips(
                                independent()
                                        .at(TOWER, "Stormtrooper")
                                        .at(PLAZA, "Stormtrooper")
                                        .at(SECTOR, "TIE Scout")))
                .isFalse();
    }

    @Test
    void locationsOfOtherKindsAndPlanetsDoNotFlipItBack() {
        var elsewhere =
                independent()
                        .system("Tatooine", DARK)
                        .site(CardTable.MOS_EISLEY, LIGHT)
                        .locationOf("Tatooine", "Clouds", LIGHT)
                        .locationOf("Bespin", "Asteroid Field", LIGHT)
                        .at(TOWER, "Stormtrooper#1")
                        .at(PLAZA, "Stormtrooper#2");
        assertThat(flips(elsewhere.at("Tatooine", "Devastator"))).isTrue();
        assertThat(flips(elsewhere.at(CardTable.MOS_EISLEY, "Darth Vader"))).isTrue();
        assertThat(flips(elsewhere.at("Clouds", "TIE Scout#1"))).isTrue();
        assertThat(flips(elsewhere.at("Asteroid Field", "TIE Scout#2"))).isTrue();
    }
}
