package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.log.PileEntry;
import org.junit.jupiter.api.Test;

/** R2-Q2. */
class R2Q2Test {
    private static final String R2Q2 = "R2-Q2";

    @Test
    void aboardAStarfighterItImprovesIt() {
        var scene =
                table().at("Yavin 4", "Boba Fett In Slave I", "Devastator")
                        .aboard("Boba Fett In Slave I", R2Q2)
                        .turn(DARK);
        String ship = "Boba Fett In Slave I";
        var without = table().at("Yavin 4", ship, "Devastator").turn(DARK);
        assertThat(scene.power(ship)).isEqualTo(without.power(ship) + 1);
        assertThat(scene.hyperspeed(ship)).isEqualTo(without.hyperspeed(ship) + 1);
        assertThat(scene.maneuver(ship)).isEqualTo(without.maneuver(ship) + 1);
        var large = table().at("Yavin 4", "Devastator").aboard("Devastator", R2Q2).turn(DARK);
        assertThat(large.power("Devastator")).isEqualTo(without.power("Devastator"));
        assertThat(large.hyperspeed("Devastator")).isEqualTo(without.hyperspeed("Devastator"));
    }

    @Test
    void atAScompLinkYouMayLookAtThreeCards() {
        var position = table().at(WAR_ROOM, R2Q2).force(DARK, 2);
        var scene = position.turn(DARK, Phase.DRAW);
        scene.use(R2Q2).passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(1);
        scene.mayNot("use " + R2Q2);
        position.turn(DARK, Phase.CONTROL).mayNot("use " + R2Q2);
        table().at(MOS_EISLEY, R2Q2).force(DARK, 2).turn(DARK, Phase.DRAW).mayNot("use " + R2Q2);
        table().at(WAR_ROOM, R2Q2).turn(DARK, Phase.DRAW).mayNot("use " + R2Q2);
    }

    @Test
    void itHelpsNoOtherStarfighter() {
        String other = "Vader's Custom TIE";
        var scene =
                table().at("Yavin 4", "Boba Fett In Slave I", other)
                        .pilot(other, "DS-61-2")
                        .aboard("Boba Fett In Slave I", R2Q2)
                        .turn(DARK);
        var without = table().at("Yavin 4", other).pilot(other, "DS-61-2").turn(DARK);
        assertThat(scene.power(other)).isEqualTo(without.power(other));
        assertThat(scene.maneuver(other)).isEqualTo(without.maneuver(other));
        assertThat(scene.hyperspeed(other)).isEqualTo(without.hyperspeed(other));
    }

    @Test
    void threeCardsAreShownInYourDrawPhaseOnly() {
        var position = table().at(WAR_ROOM, R2Q2).force(DARK, 2);
        var scene = position.turn(DARK, Phase.DRAW);
        scene.use(R2Q2).passResponses();
        assertThat(scene.game().log().from(0).stream().filter(PileEntry.LooksAt.class::isInstance))
                .hasSize(3);
        position.turn(LIGHT, Phase.DRAW).pass().mayNot("use " + R2Q2);
    }

    @Test
    void itMakesNoVehicleNimbler() {
        String floater = "Ubrikkian 9000 Z001";
        var scene =
                table().at(BAY, floater)
                        .pilot(floater, "Stormtrooper")
                        .passenger(floater, R2Q2)
                        .turn(DARK);
        assertThat(scene.hostOf(R2Q2)).isEqualTo(floater);
        assertThat(scene.maneuver(floater)).isEqualTo(scene.printed(Figure.MANEUVER, floater));
    }
}
