package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.capture.PrisonerTransfers;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Rulings;
import holosite.rules.start.StartDecks;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** There Is Good In Him. */
class ThereIsGoodInHimTest {
    private static final String GOOD = "There Is Good In Him";
    private static final String LUKE = "Luke Skywalker, Jedi Knight";
    private static final String VADER = "Darth Vader";
    private static final String HUT = "Endor: Chief Chirpa's Hut";
    private static final String PLATFORM = "Endor: Landing Platform (Docking Bay)";
    private static final String CONFLICT = "I Feel The Conflict";
    private static final String PRISON = "Death Star: Detention Block Corridor";

    private static Position good() {
        return table().site(HUT, LIGHT)
                .site(PLATFORM, LIGHT)
                .site(CANTINA, LIGHT)
                .beside(LIGHT, GOOD);
    }

    private static Position save() {
        return good().mark(GOOD, Flag.FLIPPED);
    }

    private static Position escorted(String escort) {
        return save().at(CANTINA, escort).captive(escort, LUKE);
    }

    // ---- the front

    @Test
    void theGameStartsWithLukeArmedInTheHut() {
        var scene =
                StartDecks.start(
                        StartDecks.deck(DARK, "Kessel", "Kessel"),
                        StartDecks.deck(
                                LIGHT,
                                "",
                                GOOD,
                                HUT,
                                PLATFORM,
                                LUKE,
                                "Luke's Lightsaber",
                                CONFLICT,
                                "Luke Skywalker",
                                "Alter",
                                "Sense"));
        assertThat(scene.locationOf(LUKE)).isEqualTo(HUT);
        assertThat(scene.hostOf("Luke's Lightsaber")).isEqualTo(LUKE);
        assertThat(scene.locations()).contains(PLATFORM);
        assertThat(scene.isOnTable(CONFLICT)).isTrue();
        assertThat(scene.isOnTable("Luke Skywalker")).isFalse();
        assertThat(mayPlay(scene, "Alter")).isFalse();
        assertThat(mayPlay(scene, "Sense")).isTrue();
    }

    private static boolean mayPlay(Scene scene, String card) {
        return !Rulings.forbids(scene.state(), Deed.PLAY, LIGHT, scene.card(card), Table.NOBODY);
    }

    @Test
    void itsPlayerGeneratesTwoMoreForceWhereLukeIs() {
        var scene = good().at(HUT, LUKE).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, HUT, LIGHT)).isEqualTo(2 + 2);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, HUT, DARK)).isZero();
        var gone = good().at(CANTINA, LUKE).turn(LIGHT, Phase.CONTROL);
        assertThat(gone.figureAt(Figure.FORCE_GENERATION, HUT, LIGHT)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"Stormtrooper, true", "Boba Fett (5_91), false"})
    void anImperialAtTheLandingPlatformStopsForceDrainsAndGenerationWhereLukeIs(
            String card, boolean stops) {
        var scene =
                good().at(HUT, LUKE)
                        .at(CANTINA, "Rebel Trooper")
                        .at(PLATFORM, card)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOffered("drain at " + CANTINA)).isTrue();
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, HUT, LIGHT)).isEqualTo(stops ? 0 : 4);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, CANTINA, LIGHT)).isPositive();
    }

    @ParameterizedTest
    @CsvSource({
        "Stormtrooper, true, true",
        "Stormtrooper, false, false",
        "Ponda Baba, true, false"
    })
    void lukeNeitherDrainsNorGeneratesWhileThePlatformIsHeld(
            String card, boolean there, boolean held) {
        var scene =
                good().at(CANTINA, LUKE)
                        .at(there ? PLATFORM : BAY, card)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOffered("drain at " + CANTINA)).isEqualTo(!held);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, CANTINA, LIGHT) == 0).isEqualTo(held);
    }

    @Test
    void inSpaceHeIsNeitherCapturedNorGeneratesMore() {
        var scene =
                good().at("Tatooine", "Corellian Corvette", "Devastator")
                        .passenger("Corellian Corvette", LUKE)
                        .passenger("Devastator", "Grand Moff Tarkin")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isCaptive(LUKE)).isFalse();
        double printed = scene.state().table().definition(scene.card("Tatooine")).icons(LIGHT);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Tatooine", LIGHT)).isEqualTo(printed);
    }

    @Test
    void itDoesNotFlipForAnotherCaptive() {
        var scene =
                good().at(HUT, LUKE)
                        .at(CANTINA, "Stormtrooper")
                        .captive("Stormtrooper", "Leia Organa")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.has(GOOD, Flag.FLIPPED)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "Stormtrooper, true",
        "Grand Moff Tarkin, true",
        "Boba Fett (5_91), false",
    })
    void anImperialAtLukesSiteSeizesHimEvenIfNoWarrior(String card, boolean captured) {
        var scene = good().at(HUT, LUKE, card).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isCaptive(LUKE)).isEqualTo(captured);
        assertThat(scene.hostOf(LUKE)).isEqualTo(captured ? card : HUT);
        assertThat(scene.has(GOOD, Flag.FLIPPED)).as("flipped").isEqualTo(captured);
    }

    @Test
    void theCaptorChoosesAmongImperialsAndNobodyElseIsCaptured() {
        var scene =
                good().at(
                                HUT,
                                LUKE,
                                "Han Solo",
                                "Stormtrooper",
                                "Grand Moff Tarkin",
                                "Boba Fett (5_91)")
                        .turn(LIGHT, Phase.CONTROL);
        scene.expectDecider(DARK);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Stormtrooper", "Grand Moff Tarkin");
        scene.choose("Grand Moff Tarkin");
        assertThat(scene.hostOf(LUKE)).isEqualTo("Grand Moff Tarkin");
        assertThat(scene.isCaptive("Han Solo")).isFalse();
    }

    @Test
    void somewhereElseOrUndercoverNobodyCapturesHim() {
        assertThat(
                        good().at(HUT, LUKE)
                                .at(CANTINA, "Stormtrooper")
                                .turn(LIGHT, Phase.CONTROL)
                                .isCaptive(LUKE))
                .isFalse();
        assertThat(
                        good().at(HUT, LUKE, "Arica")
                                .undercover("Arica")
                                .turn(LIGHT, Phase.CONTROL)
                                .isCaptive(LUKE))
                .isFalse();
    }

    @Test
    void ifNoImperialCanSeizeHimHeIsCapturedAsUsual() {
        var scene =
                good().at(HUT, LUKE, "Stormtrooper")
                        .captive("Stormtrooper", "Leia Organa")
                        .turn(LIGHT, Phase.CONTROL);
        // the only Imperial escorts somebody already: he escapes
        assertThat(scene.used(LIGHT)).contains(LUKE);
    }

    // ---- the back

    @ParameterizedTest
    @CsvSource({"Darth Vader, 0", "Stormtrooper, 2"})
    void atTheEndOfItsTurnTheOpponentLosesTwoForceUnlessVaderEscortsLuke(String escort, int lost) {
        var scene = escorted(escort).turn(DARK, Phase.DRAW);
        int life = scene.lifeForce(DARK);
        scene.endTurn();
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.lost(DARK)).hasSize(lost);
        assertThat(scene.lifeForce(DARK)).isEqualTo(life - lost);
    }

    @Test
    void vaderMustEscortLukeAndNobodyElse() {
        var scene =
                escorted("Stormtrooper")
                        .at(BAY, VADER)
                        .captive(VADER, "Leia Organa")
                        .turn(DARK, Phase.DRAW);
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.lost(DARK)).hasSize(2);
    }

    @Test
    void notAtTheEndOfItsPlayersOwnTurn() {
        var scene = escorted("Stormtrooper").turn(LIGHT, Phase.DRAW);
        scene.passUntil(DARK, Phase.CONTROL);
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"DARK", "LIGHT"})
    void anImperialHandsLukeOverToVaderAtAnyTime(String turn) {
        var scene =
                escorted("Stormtrooper").at(CANTINA, VADER).turn(Side.valueOf(turn), Phase.CONTROL);
        if (turn.equals("LIGHT")) {
            scene.pass(LIGHT);
        }
        scene.expectDecider(DARK).use(GOOD).passResponses();
        assertThat(scene.hostOf(LUKE)).isEqualTo(VADER);
        assertThat(scene.isCaptive(LUKE)).isTrue();
        if (turn.equals("DARK")) {
            mayNotInThisPhase(scene, "use " + GOOD);
        }
    }

    @Test
    void notFromElsewhereNorFromAnAlienNorToSomebodyElse() {
        escorted("Stormtrooper").at(BAY, VADER).turn(DARK, Phase.CONTROL).mayNot("use " + GOOD);
        escorted("Boba Fett (5_91)")
                .at(CANTINA, VADER)
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + GOOD);
        escorted("Stormtrooper")
                .at(CANTINA, "Emperor Palpatine")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + GOOD);
        // another captive is not handed over because of it
        escorted("Stormtrooper")
                .at(BAY, VADER, "Grand Moff Tarkin")
                .captive("Grand Moff Tarkin", "Leia Organa")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + GOOD);
    }

    @Test
    void whoElseIsACaptiveThereStaysWithHisEscort() {
        var scene =
                save().at(CANTINA, "Grand Moff Tarkin")
                        .captive("Grand Moff Tarkin", "Leia Organa")
                        .at(CANTINA, "Stormtrooper")
                        .captive("Stormtrooper", LUKE)
                        .at(CANTINA, VADER)
                        .turn(DARK, Phase.CONTROL)
                        .use(GOOD)
                        .passResponses();
        assertThat(scene.hostOf(LUKE)).isEqualTo(VADER);
        assertThat(scene.hostOf("Leia Organa")).isEqualTo("Grand Moff Tarkin");
    }

    @Test
    void vaderTakesHimOnlyIfHeEscortsNobodyElse() {
        escorted("Stormtrooper")
                .at(CANTINA, VADER)
                .captive(VADER, "Leia Organa")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + GOOD);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Stormtrooper", "Darth Vader"})
    void allMustBeAbleToMove(String held) {
        var scene =
                escorted("Stormtrooper")
                        .at(CANTINA, VADER)
                        .on(held, "dark Restraining Bolt")
                        .turn(DARK, Phase.CONTROL);
        scene.mayNot("use " + GOOD);
    }

    @ParameterizedTest
    @CsvSource({
        "Darth Vader, 'Luke Skywalker, Jedi Knight', false",
        "Stormtrooper, 'Luke Skywalker, Jedi Knight', true",
        "Darth Vader, Leia Organa, true"
    })
    void vaderDoesNotDeliverHim(String escort, String captive, boolean delivers) {
        var position = save().site(PRISON).at(PRISON, escort).captive(escort, captive);
        if (!captive.equals(LUKE)) {
            position.at(CANTINA, "Boba Fett (5_91)").captive("Boba Fett (5_91)", LUKE);
        }
        var scene = position.turn(DARK, Phase.MOVE);
        assertThat(PrisonerTransfers.deliveryRefusal(scene.state(), scene.card(escort)).none())
                .isEqualTo(delivers);
    }

    /** The only card to be drawn as destiny is a Jedi Test, whose destiny is its number. */
    private static Position attempt(int destiny) {
        String test = destiny == 3 ? "Domain Of Evil" : "A Jedi's Strength";
        return escorted(VADER)
                .beside(LIGHT, CONFLICT)
                .stacked(CONFLICT, "Stormtrooper", "Stormtrooper", "Stormtrooper", "Stormtrooper")
                .force(LIGHT, 3)
                .reserve(LIGHT, test, test)
                .nothingElseInReserve(LIGHT);
    }

    @ParameterizedTest
    @CsvSource({"3, true", "2, false"})
    void aTotalAboveFourteenSavesVaderAndEndsTheGame(int destiny, boolean saved) {
        // 4 cards under I Feel The Conflict add 12
        var scene = attempt(destiny).turn(LIGHT, Phase.CONTROL);
        scene.use(GOOD).passResponses();
        if (saved) {
            // Luke is free again as Vader crosses over
            scene.passUntil(LIGHT, Prompt.Key.CAPTIVE_FATE).answerDefault();
        }
        assertThat(scene.isOver()).isEqualTo(saved);
        assertThat(scene.ownerOf(VADER)).isEqualTo(saved ? LIGHT : DARK);
        if (saved) {
            assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(LIGHT);
        } else {
            scene.passUntil(LIGHT, Phase.DEPLOY).mayNot("use " + GOOD);
        }
    }

    @Test
    void onlyInItsPlayersTurnAndWithVaderAndLukePresentTogether() {
        mayNotInThisPhase(attempt(3).turn(DARK, Phase.CONTROL), "use " + GOOD);
        escorted("Stormtrooper").turn(LIGHT, Phase.CONTROL).mayNot("use " + GOOD);
        escorted(VADER).frozen(LUKE).turn(LIGHT, Phase.CONTROL).mayNot("use " + GOOD);
        escorted("Stormtrooper")
                .at(BAY, VADER, "Han Solo")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + GOOD);
        escorted("Stormtrooper")
                .at(BAY, VADER)
                .captive(VADER, "Leia Organa")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + GOOD);
        save().at(CANTINA, VADER, LUKE).turn(LIGHT, Phase.CONTROL).offers("use " + GOOD);
    }

    @Test
    void itFlipsBackWhenLukeIsNeitherPresentWithVaderNorCaptive() {
        // another captive, or somebody else with Vader, does not count
        assertThat(
                        save().at(HUT, LUKE)
                                .at(CANTINA, VADER, "Han Solo")
                                .captive(VADER, "Leia Organa")
                                .turn(LIGHT, Phase.CONTROL)
                                .has(GOOD, Flag.FLIPPED))
                .isFalse();
        assertThat(save().at(HUT, LUKE).turn(LIGHT, Phase.CONTROL).has(GOOD, Flag.FLIPPED))
                .isFalse();
        var together = save().at(CANTINA, LUKE, VADER).turn(LIGHT, Phase.CONTROL);
        assertThat(together.has(GOOD, Flag.FLIPPED)).isTrue();
        // the other side would have him captured
        assertThat(together.isCaptive(LUKE)).isFalse();
        assertThat(escorted("Stormtrooper").turn(LIGHT, Phase.CONTROL).has(GOOD, Flag.FLIPPED))
                .isTrue();
    }
}
