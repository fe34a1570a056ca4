package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Zone;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ng'ok and I Have A Very Bad Feeling About This, which say the same. */
class NgokTest {
    private static final String FEELING = "I Have A Very Bad Feeling About This";

    private static String trooper(Side side) {
        return side == DARK ? "Stormtrooper" : "Rebel Trooper";
    }

    private static String hero(Side side) {
        return side == DARK ? "Darth Vader" : "Luke Skywalker";
    }

    private static String mount(Side side) {
        return side == DARK ? "Dewback" : "Snowspeeder";
    }

    private static String late(Side side) {
        return side == DARK ? "Dengar" : "Obi-Wan Kenobi";
    }

    /**
     * So many characters have come to Mos Eisley this turn, together with a creature vehicle, while
     * another came to the Cantina; then this card deploys to Mos Eisley.
     */
    private static Scene deployed(Side side, String stopper, int before, String card) {
        Side crowd = side.opposite();
        String trooper = trooper(crowd);
        Position position =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, hero(side), hero(crowd), mount(crowd), mount(side))
                        .at(CANTINA, late(side), late(crowd))
                        .mark(hero(side), Flag.DEPLOYED_THIS_TURN)
                        .mark(mount(crowd), Flag.DEPLOYED_THIS_TURN)
                        .mark(late(crowd), Flag.DEPLOYED_THIS_TURN)
                        .hand(side, stopper)
                        .hand(crowd, card)
                        .force(crowd, 9);
        for (int i = 1; i <= before; i++) {
            String name = i == 1 ? trooper : trooper + "#" + i;
            position.at(MOS_EISLEY, name).mark(name, Flag.DEPLOYED_THIS_TURN);
        }
        var scene = position.turn(crowd, Phase.DEPLOY);
        scene.deploy(card).to(MOS_EISLEY);
        return scene;
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,Ng'ok", "LIGHT," + FEELING})
    void fourCharactersDeployedToOnePlaceDoNotBattle(Side side, String stopper) {
        Side crowd = side.opposite();
        var scene = deployed(side, stopper, 3, trooper(crowd) + "#9");
        scene.passUntil("play " + stopper).play(stopper).passResponses();
        assertThat(scene.isIn(stopper, Zone.USED_PILE)).isTrue();

        scene.passUntil(crowd, Phase.BATTLE).battleAt(MOS_EISLEY).passResponses();
        for (String name : List.of(hero(crowd), hero(side), mount(side))) {
            assertThat(scene.has(name, Flag.IN_BATTLE)).as(name).isTrue();
        }
        for (String name : scene.cardsOn(MOS_EISLEY)) {
            if (name.startsWith(trooper(crowd))) {
                assertThat(scene.has(name, Flag.IN_BATTLE)).as(name).isFalse();
            }
        }
        scene.finishBattle().passUntil(crowd).battleAt(CANTINA).passResponses();
        assertThat(scene.has(late(crowd), Flag.IN_BATTLE)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,Ng'ok", "LIGHT," + FEELING})
    void threeAreNotEnoughNorIsADeployedVehicleAnOccasion(Side side, String stopper) {
        String trooper = trooper(side.opposite());
        deployed(side, stopper, 2, trooper + "#9").mayNot("play " + stopper);
        deployed(side, stopper, 4, mount(side.opposite()) + "#2").mayNot("play " + stopper);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,Ng'ok,Snowspeeder", "LIGHT," + FEELING + ",Blizzard Scout 1"})
    void aReactToAForceDrainIsNoOccasion(Side side, String stopper, String vehicle) {
        var position =
                table().site(PLAINS, DARK)
                        .site(PERIMETER, LIGHT)
                        .at(PLAINS, trooper(side))
                        .at(PERIMETER, vehicle)
                        .hand(side, stopper)
                        .force(DARK, 5)
                        .force(LIGHT, 5);
        if (side == DARK) {
            position.pilot(vehicle, "Dutch");
        }
        var scene = position.turn(side, Phase.CONTROL);
        scene.drainAt(PLAINS).react(vehicle);
        assertThat(scene.locationOf(vehicle)).isEqualTo(PLAINS);
        mayNotInThisPhase(scene, "play " + stopper);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,Ng'ok,Snowspeeder", "LIGHT," + FEELING + ",Blizzard Scout 1"})
    void aReactToABattleCancelsTheBattle(Side side, String stopper, String vehicle) {
        var position =
                table().site(PLAINS, DARK)
                        .site(PERIMETER, DARK)
                        .at(PLAINS, trooper(DARK), trooper(LIGHT))
                        .at(PERIMETER, vehicle)
                        .hand(side, stopper)
                        .force(DARK, 5)
                        .force(LIGHT, 5);
        if (side == DARK) {
            position.pilot(vehicle, "Dutch");
        }
        var scene = position.turn(side, Phase.BATTLE);
        scene.mayNot("play " + stopper).battleAt(PLAINS).react(vehicle);
        scene.passUntil("play " + stopper).play(stopper).passResponses();

        assertThat(scene.inBattle()).isFalse();
        assertThat(scene.isIn(stopper, Zone.USED_PILE)).isTrue();
        assertThat(scene.locationOf(vehicle)).isEqualTo(PLAINS);
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"LIGHT,Ng'ok", "DARK," + FEELING})
    void onesOwnReactIsNoOccasion(Side battling, String stopper) {
        Side reacting = battling.opposite();
        var position =
                table().site(PLAINS, DARK)
                        .site(PERIMETER, DARK)
                        .at(PLAINS, trooper(DARK), trooper(LIGHT))
                        .force(DARK, 5)
                        .force(LIGHT, 5);
        String own = reacting == DARK ? "Blizzard Scout 1" : "Snowspeeder";
        position.at(PERIMETER, own).hand(reacting, stopper);
        if (reacting == LIGHT) {
            position.pilot(own, "Dutch");
        }
        var scene = position.turn(battling, Phase.BATTLE);
        scene.battleAt(PLAINS).react(own);
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("play " + stopper);
        }
    }
}
