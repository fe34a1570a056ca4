package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.ability.Action;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Conditions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Target The Main Generator. */
class TargetTheMainGeneratorTest {
    private static final String EVENT = "Target The Main Generator";
    private static final String CANNON = "AT-AT Cannon";

    /** A walker with this pilot next to the generators, and one Hoth site controlled. */
    private static Position walker(String walker, String pilot) {
        var table =
                table().site(GENERATORS, LIGHT)
                        .site(PERIMETER, LIGHT)
                        .at(PERIMETER, walker)
                        .on(walker, CANNON)
                        .hand(DARK, EVENT);
        return pilot.isEmpty() ? table : table.pilot(walker, pilot);
    }

    private static Scene fired(Position table, int destiny) {
        var scene = table.nextDestiny(DARK, destiny).turn(DARK, Phase.CONTROL);
        scene.play(EVENT).passResponses();
        return scene;
    }

    @Test
    @Claim("epic-events#7")
    void aTotalAboveEightBlowsTheGeneratorsAwayAndTheEventIsLost() {
        // 4 + Veers' ability 3 + 1 site controlled + 1 for Blizzard 1
        var scene = fired(walker("Blizzard 1", "General Veers"), 4);
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.has(GENERATORS, Flag.BLOWN_AWAY)).isTrue();
        assertThat(scene.lost(DARK)).contains(EVENT);
        assertThat(scene.lost(LIGHT)).hasSize(8);
        assertThat(scene.has(CANNON, Flag.USED_WEAPON)).isTrue();
    }

    @Test
    @Claim("epic-events#7")
    void aTotalOfEightIsNotEnoughAndTheEventIsUsed() {
        var scene = fired(walker("Blizzard 1", "General Veers"), 3);
        assertThat(scene.has(GENERATORS, Flag.BLOWN_AWAY)).isFalse();
        assertThat(scene.used(DARK)).contains(EVENT);
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    /** Its draw is weapon destiny, too: the Dark text of this version helps weapons there. */
    @ParameterizedTest
    @CsvSource({"DARK, true", "LIGHT, false"})
    @Ruling("epic-event-destiny")
    void whatAddsToTheCannonsDestinyAddsToTheDraw(Side version, boolean blown) {
        var scene =
                fired(
                        table().site(GENERATORS, LIGHT)
                                .site(PERIMETER, version)
                                .at(PERIMETER, "Blizzard 1")
                                .pilot("Blizzard 1", "General Veers")
                                .on("Blizzard 1", CANNON)
                                .hand(DARK, EVENT),
                        3);
        assertThat(scene.has(GENERATORS, Flag.BLOWN_AWAY)).isEqualTo(blown);
    }

    @Test
    @Ruling("epic-event-destiny")
    void whatAnswersToWeaponDestinyAnswersToTheDraw() {
        var answer =
                Kinds.usedInterrupt("Plain Answer", DARK, "0_1")
                        .destiny(3)
                        .says(
                                Actions.used(
                                        Action.at(When.just(Event.DESTINY_DRAWN).by(Who.YOU))
                                                .when(Conditions.isWeaponDestiny())
                                                .then(Effects.changeDestiny(1))));
        for (boolean played : new boolean[] {true, false}) {
            var scene =
                    tableWith(answer)
                            .site(GENERATORS, LIGHT)
                            .site(PERIMETER, LIGHT)
                            .at(PERIMETER, "Blizzard 1")
                            .pilot("Blizzard 1", "General Veers")
                            .on("Blizzard 1", CANNON)
                            .hand(DARK, EVENT, "Plain Answer")
                            .nextDestiny(DARK, 3)
                            .turn(DARK, Phase.CONTROL);
            scene.play(EVENT).passUntil("play Plain Answer");
            if (played) {
                scene.play("Plain Answer");
            }
            scene.passResponses();
            assertThat(scene.has(GENERATORS, Flag.BLOWN_AWAY)).isEqualTo(played);
        }
    }

    @ParameterizedTest
    @CsvSource({
        // the best of its pilots, permanent ones included
        "Blizzard 2, '', 6, true",
        "Blizzard 2, '', 5, false",
        "Blizzard 2, General Veers, 5, true",
        "Blizzard 2, General Veers, 4, false",
        "Blizzard Walker, AT-AT Driver, 7, true",
        "Blizzard Walker, AT-AT Driver, 6, false"
    })
    void theBestPilotCounts(String walker, String pilot, int destiny, boolean blown) {
        var scene = fired(walker(walker, pilot), destiny);
        assertThat(scene.has(GENERATORS, Flag.BLOWN_AWAY)).isEqualTo(blown);
    }

    @Test
    void thePilotsOfOtherWalkersDoNotCount() {
        var scene =
                fired(
                        walker("Blizzard Walker", "AT-AT Driver")
                                .at(PERIMETER, "Blizzard 1")
                                .pilot("Blizzard 1", "General Veers"),
                        6);
        assertThat(scene.has(GENERATORS, Flag.BLOWN_AWAY)).isFalse();
    }

    @Test
    void everyHothSiteControlledCounts() {
        // 6 + 1 + 2 sites
        var two = fired(walker("Blizzard Walker", "AT-AT Driver").at(PLAINS, "Snowtrooper"), 6);
        assertThat(two.has(GENERATORS, Flag.BLOWN_AWAY)).isTrue();
        var contested =
                fired(
                        walker("Blizzard Walker", "AT-AT Driver")
                                .at(PLAINS, "Snowtrooper", "Rebel Trooper"),
                        6);
        assertThat(contested.has(GENERATORS, Flag.BLOWN_AWAY)).isFalse();
        var above =
                fired(
                        walker("Blizzard Walker", "AT-AT Driver")
                                .system("Hoth", LIGHT)
                                .at("Hoth", "Devastator"),
                        6);
        assertThat(above.has(GENERATORS, Flag.BLOWN_AWAY)).isFalse();
        var elsewhere =
                fired(
                        walker("Blizzard Walker", "AT-AT Driver")
                                .at("Tatooine: Cantina", "Snowtrooper"),
                        6);
        assertThat(elsewhere.has(GENERATORS, Flag.BLOWN_AWAY)).isFalse();
    }

    @Test
    void theCannonMustBeReadyAndWithinRange() {
        walker("Blizzard 2", "").turn(DARK, Phase.CONTROL).offers("play " + EVENT);
        walker("Blizzard 2", "").turn(DARK, Phase.DEPLOY).mayNot("play " + EVENT);
        walker("Blizzard 2", "").turn(LIGHT, Phase.CONTROL).pass().mayNot("play " + EVENT);
        walker("Blizzard 2", "")
                .stolen("Blizzard 2")
                .stolen(CANNON)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + EVENT);
        // the blaster of a trooper there is no cannon
        table().site(GENERATORS, LIGHT)
                .at(GENERATORS, "Snowtrooper")
                .on("Snowtrooper", "Imperial Blaster")
                .hand(DARK, EVENT)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + EVENT);
        walker("Blizzard 2", "")
                .mark(CANNON, Flag.USED_WEAPON)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + EVENT);
        table().site(GENERATORS, LIGHT)
                .site(PERIMETER, LIGHT)
                .at(PLAINS, "Blizzard 2")
                .on("Blizzard 2", CANNON)
                .hand(DARK, EVENT)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + EVENT);
        table().at(GENERATORS, "Blizzard 2")
                .on("Blizzard 2", CANNON)
                .hand(DARK, EVENT)
                .turn(DARK, Phase.CONTROL)
                .offers("play " + EVENT);
        table().site(GENERATORS, LIGHT)
                .at(PERIMETER, "Blizzard Walker")
                .on("Blizzard Walker", CANNON)
                .hand(DARK, EVENT)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + EVENT);
    }
}
