package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Rogue Bantha. */
class RogueBanthaTest {
    private static final String BANTHA = "Rogue Bantha";

    @Test
    void itReactsAndCarriesRiders() {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper", "Rebel Trooper")
                        .at(BAY, BANTHA)
                        .aboard(BANTHA, "Luke Skywalker")
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.ability(BANTHA)).isEqualTo(0.5);
        scene.battleAt(MOS_EISLEY).react(BANTHA).passResponses();
        assertThat(scene.locationOf(BANTHA)).isEqualTo(MOS_EISLEY);
    }

    private static Scene battle(String banthaAt, String... raiders) {
        return table().at(BAY, "Stormtrooper", "Rebel Trooper")
                .at(banthaAt, BANTHA)
                .at(BAY, raiders)
                .force(DARK, 5)
                .force(LIGHT, 5)
                .turn(DARK, Phase.BATTLE)
                .battleAt(BAY);
    }

    @Test
    void aBattleWhereItIsTramplesOneTuskenRaider() {
        var one = battle(BAY, "Tusken Raider").passResponses();
        assertThat(one.lost(DARK)).containsExactly("Tusken Raider");
        var two = battle(BAY, "Tusken Raider", "Tusken Raider");
        two.expectDecider(LIGHT);
        assertThat(oneOf(two)).containsExactlyInAnyOrder("Tusken Raider", "Tusken Raider#2");
    }

    @Test
    void notInABattleElsewhereAndNobodyElse() {
        assertThat(battle(MOS_EISLEY, "Tusken Raider").passResponses().lost(DARK)).isEmpty();
        assertThat(battle(BAY).passResponses().lost(DARK)).isEmpty();
    }

    @Test
    void onlyWhoIsBesideItInABattleBesideItIsTrampled() {
        var elsewhere =
                table().at(BAY, "Stormtrooper", "Rebel Trooper")
                        .at(MOS_EISLEY, BANTHA, "Tusken Raider")
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(BAY)
                        .passResponses();
        assertThat(elsewhere.isOnTable("Tusken Raider")).isTrue();
        var away =
                table().at(BAY, "Stormtrooper", "Rebel Trooper", BANTHA)
                        .at(MOS_EISLEY, "Tusken Raider")
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(BAY)
                        .passResponses();
        assertThat(away.isOnTable("Tusken Raider")).isTrue();
    }

    /** In the hold of a ship it tramples nobody who has come over to its side. */
    @Test
    void aboveThePlanetNobodyIsTrampled() {
        var scene =
                table().at("Tatooine", "Home One", "TIE Fighter")
                        .cargo("Home One", BANTHA)
                        .passenger("Home One", "Tusken Raider")
                        .stolen("Tusken Raider")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passResponses();
        assertThat(scene.hostOf("Tusken Raider")).isEqualTo("Home One");
    }
}
