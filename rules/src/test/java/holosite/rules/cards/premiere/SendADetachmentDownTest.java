package holosite.rules.cards.premiere;

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

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Send A Detachment Down. */
class SendADetachmentDownTest {
    private static final String DETACHMENT = "Send A Detachment Down";

    @Test
    void forTwoForceItGoesToTatooineAndIsAimedAtATrooperOnTheDeathStar() {
        var scene =
                table().site(BAY, DARK)
                        .system("Tatooine", DARK)
                        .system("Death Star", DARK)
                        .at("Death Star", "Devastator")
                        .passenger("Devastator", "Stormtrooper#2")
                        .site(MOS_EISLEY, DARK)
                        .site(FARM, DARK)
                        .at(WAR_ROOM, "Stormtrooper", "Darth Vader", "Rebel Trooper")
                        .at(CANTINA, "Death Star Trooper")
                        .hand(DARK, DETACHMENT)
                        .force(DARK, 2)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, DETACHMENT)).containsExactlyInAnyOrder(MOS_EISLEY, FARM, CANTINA);
        scene.choose(FARM);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Stormtrooper", "Rebel Trooper");
        scene.choose("Stormtrooper").passResponses();
        assertThat(scene.forcePile(DARK)).isEmpty();
        table().site(FARM, DARK)
                .at(WAR_ROOM, "Stormtrooper")
                .hand(DARK, DETACHMENT)
                .force(DARK, 1)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + DETACHMENT);
    }

    /** Attrition in a battle where each side draws destiny 3. */
    private static Scene battle(String where, String place) {
        return table().site(FARM, DARK)
                .on(FARM, DETACHMENT)
                .at(where, "Stormtrooper")
                .aimed(DETACHMENT, "Stormtrooper")
                .at(place, "Darth Vader", "Luke Skywalker")
                .force(DARK, 9)
                .force(LIGHT, 9)
                .nextDestiny(DARK, 3)
                .nextDestiny(LIGHT, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt(place)
                .passWeapons()
                .passUntil("forfeit Luke Skywalker");
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Lars' Moisture Farm, Tatooine: Cantina, 5",
        "Tatooine: Lars' Moisture Farm, Yavin 4: Docking Bay, 4",
        "Tatooine: Mos Eisley, Tatooine: Cantina, 4",
        "Death Star: War Room, Tatooine: Cantina, 4"
    })
    void thereItsTargetAddsToAttritionAgainstTheOpponentOnTatooine(
            String where, String place, double attrition) {
        var scene = battle(where, place);
        assertThat(scene.attritionLeft(LIGHT)).isEqualTo(attrition);
        assertThat(scene.isOnTable(DETACHMENT)).isTrue();
    }
}
