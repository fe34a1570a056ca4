package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tonnika Sisters. */
class TonnikaSistersTest {
    private static final String SISTERS = "Tonnika Sisters";
    private static final String BLASTER = "Blaster Rifle";
    private static final String DEVICE = "Electrobinoculars";
    private static final String OWN = "Imperial Blaster";
    private static final String GEAR = "Comlink";
    private static final String FAR = "Anakin's Lightsaber";
    private static final int STEAL_WEAPONS = 1;
    private static final int STEAL_DEVICES = 2;
    private static final int DESTROY_WEAPONS = 3;
    private static final int DESTROY_DEVICES = 4;

    private static Position armed() {
        return table().at(CANTINA, SISTERS, "Rebel Trooper", "Rebel Trooper", "Rebel Trooper")
                .on("Rebel Trooper", BLASTER)
                .on("Rebel Trooper#2", BLASTER)
                .on("Rebel Trooper#3", BLASTER, "Electrobinoculars")
                .at(FARM, "Luke Skywalker")
                .on("Luke Skywalker", "Anakin's Lightsaber", "Electrobinoculars")
                .at(CANTINA, "Stormtrooper")
                .on("Stormtrooper", "Imperial Blaster", "Comlink")
                .force(DARK, 9);
    }

    private static Scene used(Position table, int... destinies) {
        var scene = table.nextDestiny(DARK, destinies).turn(DARK, Phase.CONTROL);
        scene.use(SISTERS).passResponses();
        return scene;
    }

    @Test
    void eitherOfTwoDestiniesOfTwoIsASuccess() {
        used(armed(), 2, 1).offers("option 1");
        used(armed(), 1, 2).offers("option 1");
        // they draw no third
        var failed = used(armed(), 1, 1, 2, 2);
        assertThat(failed.prompt()).isEqualTo(armed().turn(DARK, Phase.CONTROL).prompt());
        assertThat(failed.forcePile(DARK)).hasSize(7);
    }

    @Test
    void theyTakeUpToTwoWeaponsPresent() {
        var scene = used(armed(), 2, 1);
        scene.option(STEAL_WEAPONS);
        assertThat(scene.offered()).doesNotContain("Anakin's Lightsaber", "Electrobinoculars");
        scene.choose(BLASTER, BLASTER + "#2").passResponses();
        assertThat(scene.ownerOf(BLASTER)).isEqualTo(DARK);
        assertThat(scene.hostOf(BLASTER + "#2")).isEqualTo(SISTERS);
        assertThat(scene.hostOf(BLASTER + "#3")).isEqualTo("Rebel Trooper#3");
    }

    /** What may be chosen after this option. */
    private static List<String> loot(int option) {
        var scene = used(armed(), 2, 1);
        scene.option(option);
        return scene.offered();
    }

    @Test
    void whatTheyStealIsTheOpponentsAndAllTheyTouchIsPresentAndOfOneKind() {
        assertThat(loot(STEAL_WEAPONS)).contains(BLASTER).doesNotContain(OWN, GEAR, FAR, DEVICE);
        assertThat(loot(STEAL_DEVICES))
                .contains(DEVICE)
                .doesNotContain(OWN, GEAR, FAR, BLASTER, DEVICE + "#2");
        assertThat(loot(DESTROY_WEAPONS)).contains(BLASTER, OWN).doesNotContain(GEAR, FAR, DEVICE);
        assertThat(loot(DESTROY_DEVICES))
                .contains(DEVICE, GEAR)
                .doesNotContain(OWN, BLASTER, FAR, DEVICE + "#2");
    }

    @Test
    void orDestroyThem() {
        var scene = used(armed(), 2, 1);
        scene.option(DESTROY_WEAPONS).choose(BLASTER, BLASTER + "#2").passResponses();
        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder("Blaster Rifle", "Blaster Rifle#2");
    }

    @Test
    void orDevices() {
        var stolen = used(armed(), 2, 1);
        stolen.option(STEAL_DEVICES).choose("Electrobinoculars").passResponses();
        assertThat(stolen.ownerOf("Electrobinoculars")).isEqualTo(DARK);
        var lost = used(armed(), 2, 1);
        lost.option(DESTROY_DEVICES).choose("Electrobinoculars").passResponses();
        assertThat(lost.lost(LIGHT)).containsExactly("Electrobinoculars");
    }

    @Test
    void twiceInEachControlPhaseOfTheirPlayer() {
        var scene = used(armed(), 1, 1, 1, 1);
        scene.offers("use " + SISTERS);
        scene.use(SISTERS).passResponses();
        scene.mayNot("use " + SISTERS);
        assertThat(scene.forcePile(DARK)).hasSize(5);
        armed().turn(DARK, Phase.DEPLOY).mayNot("use " + SISTERS);
        armed().turn(LIGHT, Phase.CONTROL).pass().mayNot("use " + SISTERS);
        table().at(CANTINA, SISTERS)
                .force(DARK, 1)
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + SISTERS);
    }

    @Test
    void kiffexDoublesTheNumbersOfTheirText() {
        var kiffex = armed().system("Kiffex", DARK).at("Kiffex", "Devastator", "TIE Fighter");
        var scene = used(kiffex.force(DARK, 12), 2, 2, 1, 4);
        assertThat(scene.forcePile(DARK).size()).isEqualTo(9 + 12 - 4);
        scene.option(DESTROY_WEAPONS)
                .choose(BLASTER, BLASTER + "#2", BLASTER + "#3")
                .passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(3);
    }

    @Test
    void twoWarriorsFireTwoDifferentWeapons() {
        for (String warrior : new String[] {SISTERS, "Stormtrooper"}) {
            var scene =
                    table().at(CANTINA, warrior, "Luke Skywalker")
                            .on(warrior, "Imperial Blaster", "Blaster Rifle (1_312)")
                            .on(warrior, "Jawa Blaster")
                            .force(DARK, 9)
                            .nextDestiny(DARK, 0, 0)
                            .turn(DARK, Phase.BATTLE)
                            .battleAt(CANTINA)
                            .passUntil("fire Imperial Blaster");
            scene.fire("Imperial Blaster").passResponses();
            assertThat(scene.isOffered("fire Blaster Rifle")).isEqualTo(warrior.equals(SISTERS));
            if (warrior.equals(SISTERS)) {
                scene.mayNot("fire Imperial Blaster");
                scene.passUntil("fire Blaster Rifle").fire("Blaster Rifle").passResponses();
                scene.mayNot("fire Jawa Blaster");
            }
        }
    }
}
