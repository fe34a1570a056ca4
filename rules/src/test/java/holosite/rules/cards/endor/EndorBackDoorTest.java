package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endor: Back Door. */
class EndorBackDoorTest {
    private static final String DOOR = "Endor: Back Door";
    private static final String BUNKER = "Endor: Bunker";

    private static Position between(String site, String... cards) {
        return table().site(DOOR, DARK)
                .site("Endor: Dense Forest", DARK)
                .site(BUNKER, DARK)
                .at(site, cards)
                .force(DARK, 1)
                .force(LIGHT, 1);
    }

    @ParameterizedTest
    @CsvSource({
        "Endor: Back Door, Endor: Bunker, DARK, Stormtrooper",
        "Endor: Bunker, Endor: Back Door, DARK, Stormtrooper",
        "Endor: Back Door, Endor: Bunker, LIGHT, Rebel Trooper"
    })
    void charactersGoBetweenDoorAndBunkerForOneForce(
            String from, String to, Side side, String card) {
        var scene = between(from, card).turn(side, Phase.MOVE);
        scene.use(DOOR).passResponses();
        assertThat(scene.locationOf(card)).isEqualTo(to);
        assertThat(scene.forcePile(side)).isEmpty();
    }

    @Test
    void lightLeavesTheBunkerByTheDoorItControls() {
        var scene =
                between(BUNKER, "Rebel Trooper").at(DOOR, "Luke Skywalker").turn(LIGHT, Phase.MOVE);
        scene.use(DOOR, 2).passResponses();
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(DOOR);

        between(BUNKER, "Rebel Trooper").turn(LIGHT, Phase.MOVE).mayNot("use " + DOOR);
    }

    /** A droid of the opponent stands there too, which takes no control away. */
    @ParameterizedTest
    @CsvSource({
        "DARK, Endor: Back Door, 1, Stormtrooper, Sandtrooper, Rock Wart, EG-4",
        "DARK, Endor: Bunker, 2, Stormtrooper, Sandtrooper, Rock Wart, EG-4",
        "LIGHT, Endor: Back Door, 1, Rebel Trooper, Dutch, Scurrier, EG-6",
        "LIGHT, Endor: Bunker, 2, Rebel Trooper, Dutch, Scurrier, EG-6"
    })
    void oneCharacterOfThePlayerGoesAtATime(
            Side side,
            String from,
            int text,
            String one,
            String two,
            String creature,
            String stranger) {
        String guard = side == DARK ? "General Veers" : "Luke Skywalker";
        var scene =
                between(from, one, two, creature, stranger)
                        .at(from.equals(DOOR) ? "Endor: Dense Forest" : DOOR, guard)
                        .turn(side, Phase.MOVE);
        scene.use(DOOR, text);
        assertThat(scene.offered()).containsExactlyInAnyOrder(one, two);
        scene.chooseOnly(one);
    }

    @Test
    void lightNeedsToControlTheDoor() {
        between(DOOR, "Rebel Trooper", "Stormtrooper")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("use " + DOOR);
        between(DOOR, "Rebel Trooper", "Stormtrooper").turn(DARK, Phase.MOVE).offers("use " + DOOR);
    }

    @Test
    void onlyInTheMovePhase() {
        between(DOOR, "Stormtrooper").turn(DARK, Phase.CONTROL).mayNot("use " + DOOR);
    }

    @ParameterizedTest
    @CsvSource({"Endor: Back Door", "Endor: Bunker"})
    void nobodyGoesOutsideHisOwnMovePhase(String from) {
        between(from, "Stormtrooper").turn(DARK, Phase.DEPLOY).mayNot("use " + DOOR);
        between(from, "Stormtrooper").turn(LIGHT, Phase.MOVE).pass().mayNot("use " + DOOR);
        between(from, "Rebel Trooper")
                .at(DOOR, "Luke Skywalker")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("use " + DOOR);
        between(from, "Rebel Trooper")
                .at(DOOR, "Luke Skywalker")
                .turn(DARK, Phase.MOVE)
                .pass()
                .mayNot("use " + DOOR);
    }

    @Test
    void nobodyGoesFromElsewhere() {
        between("Endor: Dense Forest", "Stormtrooper").turn(DARK, Phase.MOVE).mayNot("use " + DOOR);
        between("Endor: Dense Forest", "Rebel Trooper")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("use " + DOOR);
        between("Endor: Dense Forest", "Rebel Trooper")
                .at(DOOR, "Snowspeeder")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("use " + DOOR);
    }

    /** The Bunker of the Light Side keeps nobody away who comes from another site. */
    @Test
    void lightGoesThroughTheDoorOnlyFromTheDoor() {
        table().site(DOOR, DARK)
                .site(BUNKER, LIGHT)
                .site("Endor: Dense Forest", DARK)
                .at(DOOR, "Snowspeeder")
                .at("Endor: Dense Forest", "Rebel Trooper")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("use " + DOOR);
    }
}
