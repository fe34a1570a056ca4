package holosite.rules.cards.premiereintroductorytwoplayergame;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Luke. */
class LukeTest {
    private static final String LUKE = "Luke";
    private static final String ID = "Luke (101_2)";

    private static Position facing(String... imperials) {
        return table().at(FARM, imperials)
                .site(BAY, LIGHT)
                .site(WAR_ROOM, DARK)
                .hand(LIGHT, ID)
                .force(LIGHT, 9);
    }

    @Test
    void heDeploysOnTatooineWhileFewerThanTwoUniqueOpponentsAreThere() {
        var scene = facing("Boba Fett", "Stormtrooper", "Stormtrooper").turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, ID)).containsExactlyInAnyOrder(BAY, FARM);
        facing("Boba Fett", "Darth Vader").turn(LIGHT, Phase.DEPLOY).mayNot("deploy " + ID);
        facing("Boba Fett", "Han Solo").turn(LIGHT, Phase.DEPLOY).offers("deploy " + ID);
    }

    @Test
    void warriorsAtHisSiteAndNextToItAreWorthOneMore() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .site(FARM, DARK)
                        .at(MOS_EISLEY, ID, "Rebel Trooper", "C-3PO", "Stormtrooper")
                        .at(BAY, "Han Solo")
                        .turn(LIGHT);
        assertThat(scene.locationOf(ID)).isEqualTo(MOS_EISLEY);
        assertThat(LUKE).isEqualTo(scene.printed(ID).title());
        assertThat(change(scene, "Rebel Trooper")).isEqualTo(1);
        assertThat(change(scene, "Han Solo")).isEqualTo(1);
        assertThat(change(scene, "C-3PO")).isZero();
        assertThat(change(scene, "Stormtrooper")).isZero();
        var far =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .at(CANTINA, ID)
                        .at(MOS_EISLEY, "Rebel Trooper")
                        .turn(LIGHT);
        assertThat(change(far, "Rebel Trooper")).isZero();
    }

    /** He is a warrior at his own site. */
    @Test
    @Ruling("each-of-a-kind-includes-the-speaker")
    void heIsWorthOneMoreHimself() {
        assertThat(change(table().at(MOS_EISLEY, ID).turn(LIGHT), ID)).isEqualTo(1);
        var high =
                table().at("Tatooine", "Home One")
                        .passenger("Home One", ID, "Han Solo")
                        .turn(LIGHT);
        assertThat(change(high, ID)).isZero();
        assertThat(change(high, "Han Solo")).isZero();
    }

    private static double change(Scene scene, String card) {
        return scene.forfeitValue(card) - scene.printed(Figure.FORFEIT, card);
    }

    @Test
    void noWarriorOfAnotherPlanetCountsAsNextToHim() {
        var scene = table().site(BAY, DARK).site(WAR_ROOM, DARK).hand(LIGHT, ID);
        var deploying = scene.at("Tatooine", "Home One").force(LIGHT, 9).turn(LIGHT, Phase.DEPLOY);
        deploying.offers("deploy " + ID);
        var nowhere =
                table().site(WAR_ROOM, DARK)
                        .at("Yavin 4: Jungle", "Rebel Trooper")
                        .hand(LIGHT, ID)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        nowhere.mayNot("deploy " + ID);
    }
}
