package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Dianoga. */
class DianogaTest {
    @Test
    void itLivesOnDagobahOrInDarkWaters() {
        var scene =
                table().site("Dagobah: Swamp", LIGHT)
                        .site("Dagobah: Cave", DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(FARM, DARK)
                        .site("Endor: Back Door", DARK)
                        .system("Dagobah", DARK)
                        .on(FARM, "Dark Waters")
                        .hand(DARK, "Dianoga")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Dianoga")).containsExactlyInAnyOrder("Dagobah: Swamp", FARM);
    }

    private static Scene eating(int destiny, String... prey) {
        return table().at(FARM, "Dianoga")
                .at(FARM, prey)
                .on(FARM, "Dark Waters")
                .nextDestiny(DARK, destiny)
                .turn(DARK, Phase.BATTLE);
    }

    @Test
    void itsFerocityIsADestinyUntilItHasEaten() {
        // the trooper's defense is 1
        var beaten = eating(2, "Rebel Trooper").letAttack("Dianoga").passResponses();
        assertThat(beaten.isOnTable("Rebel Trooper")).isFalse();
        var spared = eating(0, "Rebel Trooper").letAttack("Dianoga").passResponses();
        assertThat(spared.isOnTable("Rebel Trooper")).isTrue();
    }

    @Test
    void thePowerOfTheLastOneEatenIsAdded() {
        var scene = eating(6, "Rebel Trooper");
        scene.letAttack("Dianoga").passResponses();
        assertThat(scene.state().table().counter(scene.card("Dianoga"))).isEqualTo(1);
        var hungry = eating(3, "Han Solo").letAttack("Dianoga").passResponses();
        assertThat(hungry.isOnTable("Han Solo")).isTrue();
        var fed =
                table().at(FARM, "Dianoga", "Han Solo")
                        .on(FARM, "Dark Waters")
                        .counter("Dianoga", 1)
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        fed.letAttack("Dianoga").passResponses();
        assertThat(fed.isOnTable("Han Solo")).isFalse();
    }

    @Test
    void whatAnotherCreatureEatsDoesNotFeedIt() {
        var scene =
                table().at(FARM, "Dianoga")
                        .on(FARM, "Dark Waters")
                        .at("Tatooine: Cantina", "Bubo", "Rebel Trooper")
                        .turn(DARK, Phase.BATTLE);

        scene.letAttack("Bubo").passResponses();

        assertThat(scene.isOnTable("Rebel Trooper")).isFalse();
        assertThat(scene.state().table().counter(scene.card("Dianoga"))).isZero();
    }

    @Test
    void aCreatureVehicleDoesNotFeedIt() {
        var scene = eating(6, "Dewback").letAttack("Dianoga").passResponses();

        assertThat(scene.isOnTable("Dewback")).isFalse();
        assertThat(scene.state().table().counter(scene.card("Dianoga"))).isZero();
    }
}
