package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Navy Trooper. */
class NavyTrooperTest {
    @Test
    void heIsCheaperAtMobileSitesOtherThanThoseOfCloudCity() {
        var scene =
                table().site(WAR_ROOM, DARK)
                        .site("Cloud City: Upper Plaza Corridor", DARK)
                        .site(CANTINA, DARK)
                        .hand(DARK, "Navy Trooper")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Navy Trooper", WAR_ROOM)).isEqualTo(1);
        assertThat(scene.deployCost("Navy Trooper", "Cloud City: Upper Plaza Corridor"))
                .isEqualTo(2);
        assertThat(scene.deployCost("Navy Trooper", CANTINA)).isEqualTo(2);
        var aboard =
                table().system("Death Star", DARK)
                        .at("Death Star", "Devastator")
                        .hand(DARK, "Navy Trooper")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(aboard.deployCost("Navy Trooper", "Devastator")).isEqualTo(2);
    }

    private static double powerInBattle(String site, Side initiator) {
        var scene =
                table().at(site, "Navy Trooper", "Luke Skywalker")
                        .force(initiator, 5)
                        .turn(initiator, Phase.BATTLE);
        double before = scene.power("Navy Trooper");
        scene.battleAt(site);
        return scene.power("Navy Trooper") - before;
    }

    @Test
    void heIsStrongerWhenHeDefendsAndMoreSoInside() {
        assertThat(powerInBattle(MOS_EISLEY, LIGHT)).isEqualTo(1);
        assertThat(powerInBattle(CANTINA, LIGHT)).isEqualTo(2);
        assertThat(powerInBattle(CANTINA, DARK)).isZero();
    }

    private static Position fight(String friend, String trooperAt) {
        return table().at(
                        CANTINA,
                        "Sandtrooper",
                        "Han With Heavy Blaster Pistol",
                        "Luke Skywalker",
                        friend)
                .at(trooperAt, "Navy Trooper")
                .force(LIGHT, 5);
    }

    private static int destinies(Position fight) {
        var scene = fight.turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passResponses();
        return battleDestinies(scene, LIGHT);
    }

    @Test
    void againstAnOperativeHeLeavesTheOpponentOneBattleDestiny() {
        String operative = "Ralltiir Operative";
        assertThat(destinies(fight(operative, CANTINA))).isEqualTo(1);
        assertThat(destinies(fight("Rebel Trooper", CANTINA))).isEqualTo(2);
        assertThat(destinies(fight(operative, BAY))).isEqualTo(2);
        // an operative won at sabacc fights beside him
        assertThat(destinies(fight(operative, CANTINA).stolen(operative))).isEqualTo(2);
    }
}
