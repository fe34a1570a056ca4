package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.cards.CardTable;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Elis Helrot. */
class ElisHelrotTest {
    private static Position journey() {
        return table().site(CANTINA, DARK)
                .site(BAY, DARK)
                .site(MOS_EISLEY, DARK)
                .at(CANTINA, "Stormtrooper", "Sandtrooper", "Garindan")
                .hand(DARK, "Elis Helrot");
    }

    @Test
    @Claim({"elis-helrot#1", "elis-helrot#2", "elis-helrot#3"})
    void elisHelrotTransportsSomeOfTheCharactersAtASite() {
        var scene =
                journey().force(DARK, 4).nextDestiny(DARK, 3).turn(LIGHT, Phase.DEPLOY).pass(LIGHT);

        scene.play("Elis Helrot").choose("Stormtrooper", "Garindan").choose(MOS_EISLEY).yes();

        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf("Garindan")).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf("Sandtrooper")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(DARK)).hasSize(1);
        assertThat(scene.isIn("Elis Helrot", Zone.USED_PILE)).isTrue();
    }

    @Test
    @Claim("elis-helrot#1")
    void elisHelrotDoesNotComeDuringABattle() {
        var scene = journey().at(CANTINA, "Luke Skywalker").force(DARK, 5).turn(DARK, Phase.BATTLE);
        scene.offers("play Elis Helrot").battleAt(CANTINA);
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("play Elis Helrot");
        }
    }

    @Test
    @Claim("elis-helrot#4")
    void whoDoesNotPayElisHelrotStaysAndLosesTheCard() {
        var poor = journey().force(DARK, 2).nextDestiny(DARK, 3).turn(DARK, Phase.CONTROL);
        poor.play("Elis Helrot").choose("Stormtrooper").choose(MOS_EISLEY);
        assertThat(poor.locationOf("Stormtrooper")).isEqualTo(CANTINA);
        assertThat(poor.isIn("Elis Helrot", Zone.LOST_PILE)).isTrue();
        assertThat(poor.forcePile(DARK)).hasSize(2);

        var unwilling = journey().force(DARK, 4).nextDestiny(DARK, 3).turn(DARK, Phase.CONTROL);
        unwilling.play("Elis Helrot").choose("Stormtrooper").choose(MOS_EISLEY).no();
        assertThat(unwilling.locationOf("Stormtrooper")).isEqualTo(CANTINA);
        assertThat(unwilling.isIn("Elis Helrot", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim({"elis-helrot#5", "elis-helrot#6"})
    void elisHelrotTakesNoCaptivesAndNoEscorts() {
        var scene =
                journey()
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .captive("Darth Vader", "Leia Organa")
                        .force(DARK, 4)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.play("Elis Helrot").offered())
                .containsExactlyInAnyOrder("Stormtrooper", "Sandtrooper", "Garindan");
    }

    @Test
    @Claim({
        "elis-helrot#7",
        "elis-helrot#8",
        "elis-helrot#9",
        "elis-helrot#10",
        "elis-helrot#11",
        "dejarik-rules#6"
    })
    void elisHelrotReachesMobileSitesButNoSpecialOnes() {
        var scene =
                CardTable.table()
                        .site(CANTINA, DARK)
                        .site(WAR_ROOM, DARK)
                        .site("Death Star: Trench", LIGHT)
                        .site("Dejarik Hologameboard", LIGHT)
                        .site("Dagobah: Swamp", LIGHT)
                        .site("Hoth: Main Power Generators (1st Marker)", LIGHT)
                        .site("Hoth: Echo Docking Bay", DARK)
                        .site(PLAINS, DARK)
                        .at(CANTINA, "Stormtrooper", "Sandtrooper")
                        .hand(DARK, "Elis Helrot")
                        .force(DARK, 4)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.play("Elis Helrot").choose("Stormtrooper").offered())
                .containsExactlyInAnyOrder(WAR_ROOM, PLAINS);
    }

    @Test
    @Claim("elis-helrot#12")
    void elisHelrotIsPaidBeforeItCanBeSensed() {
        var scene =
                journey()
                        .at(MOS_EISLEY, "Obi-Wan Kenobi")
                        .force(DARK, 4)
                        .hand(LIGHT, "Sense")
                        .nextDestiny(DARK, 3)
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.CONTROL);

        scene.play("Elis Helrot").choose("Stormtrooper").choose(MOS_EISLEY);
        scene.expectDecider(DARK).yes();
        assertThat(scene.forcePile(DARK)).hasSize(1);
        scene.expectDecider(LIGHT).play("Sense").passResponses();
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }

    // ---- and Nabrun Leids, which says the same

    private static String transport(Side side) {
        return side == DARK ? "Elis Helrot" : "Nabrun Leids";
    }

    private static String trooper(Side side) {
        return side == DARK ? "Stormtrooper" : "Rebel Trooper";
    }

    /** Characters at two sites, and much else that cannot be transported. */
    private static Position crowded(Side side) {
        Side other = side.opposite();
        String tube = side == DARK ? "dark Lift Tube" : "light Lift Tube";
        String escort = side == DARK ? "Darth Vader" : "Luke Skywalker";
        return table().site(CANTINA, DARK)
                .site(BAY, DARK)
                .at(CANTINA, trooper(side) + "#1", trooper(side) + "#2", trooper(other), escort)
                .captive(escort, side == DARK ? "Leia Organa" : "Captain Piett")
                .at(BAY, trooper(side) + "#3", trooper(side) + "#4")
                .at(BAY, side == DARK ? "Blizzard Scout 1" : "Snowspeeder")
                .at(MOS_EISLEY, tube, trooper(other) + "#2")
                .at(PLAINS, trooper(other) + "#3")
                .at("Tatooine", side == DARK ? "Devastator" : "Tantive IV")
                .aboard(
                        side == DARK ? "Devastator" : "Tantive IV",
                        side == DARK ? "DS-61-2" : "Wedge Antilles")
                .hand(side, transport(side))
                .force(side, 4);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void oneSiteWithCharactersOfYoursIsLeftForOneOtherSite(Side side) {
        var scene = crowded(side).turn(side, Phase.CONTROL).play(transport(side));

        assertThat(scene.offered()).containsExactlyInAnyOrder(CANTINA, BAY);
        scene.mayNot(CANTINA + "; " + BAY).choose(CANTINA);
        assertThat(scene.offered()).containsExactlyInAnyOrder(trooper(side), trooper(side) + "#2");
        scene.choose(trooper(side) + "#1", trooper(side) + "#2");
        assertThat(scene.offered()).containsExactlyInAnyOrder(BAY, MOS_EISLEY, PLAINS);
        scene.mayNot(BAY + "; " + PLAINS);

        var vehicles = crowded(side).turn(side, Phase.CONTROL).play(transport(side)).choose(BAY);
        assertThat(vehicles.offered())
                .containsExactlyInAnyOrder(trooper(side) + "#3", trooper(side) + "#4");
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aDestinyOfZeroTransportsForNothing(Side side) {
        var scene = crowded(side).nextDestiny(side, 0).turn(side, Phase.CONTROL);

        scene.play(transport(side)).choose(CANTINA).choose(trooper(side) + "#1").choose(PLAINS);
        scene.answerDefaults(() -> scene.prompt() != Prompt.Key.PHASE_ACTION);

        assertThat(scene.locationOf(trooper(side) + "#1")).isEqualTo(PLAINS);
        assertThat(scene.locationOf(trooper(side) + "#2")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(side)).hasSize(4);
        assertThat(scene.isIn(transport(side), Zone.USED_PILE)).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void noTransportComesDuringABattle(Side side) {
        var scene = crowded(side).turn(side, Phase.BATTLE);
        scene.offers("play " + transport(side)).battleAt(CANTINA);
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("play " + transport(side));
        }
    }
}
