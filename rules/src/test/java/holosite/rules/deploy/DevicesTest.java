package holosite.rules.deploy;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/** Devices: deployed, carried and transferred like weapons, but used and never fired. */
class DevicesTest {
    @Test
    @Claim({"devices#1", "devices#2"})
    void aDeviceIsDeployedOnACharacterWhoCarriesIt() {
        var scene =
                Scene.with(AllCards::all)
                        .site("Tatooine: Docking Bay 94", DARK)
                        .at(CANTINA, "Luke Skywalker", "Darth Vader")
                        .hand(LIGHT, "Electrobinoculars", "Blaster Rifle")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.printed("Electrobinoculars").type()).isEqualTo(CardType.DEVICE);

        // on one's own warrior, for its price, as a weapon would be
        scene.deploy("Electrobinoculars").deploy("Blaster Rifle");
        assertThat(scene.hostOf("Electrobinoculars")).isEqualTo("Luke Skywalker");
        assertThat(scene.roleOf("Electrobinoculars")).isEqualTo(scene.roleOf("Blaster Rifle"));
        assertThat(scene.forcePile(LIGHT)).hasSize(6);
        scene.passUntil(LIGHT, Phase.MOVE).move("Luke Skywalker").to("Tatooine: Docking Bay 94");
        assertThat(scene.locationOf("Electrobinoculars")).isEqualTo("Tatooine: Docking Bay 94");
    }

    @Test
    @Claim("devices#1")
    void starshipsHaveDevicesToo() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine", "Devastator")
                        .hand(DARK, "Tractor Beam")
                        .force(DARK, 2)
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("Tractor Beam");

        assertThat(scene.hostOf("Tractor Beam")).isEqualTo("Devastator");
        assertThat(scene.roleOf("Tractor Beam")).isEqualTo(Role.ON);
    }

    @Test
    @Claim("devices#2")
    void aDeviceIsTransferredForItsPriceLikeAWeapon() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Luke Skywalker", "Han Solo", "Rebel Trooper", "C-3PO")
                        .site(BAY, LIGHT)
                        .at(BAY, "Leia Organa")
                        .on("Luke Skywalker", "Electrobinoculars")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.DEPLOY);

        // Han is a warrior, C-3PO is none; Leia is elsewhere
        scene.transfer("Electrobinoculars").mayNot("C-3PO", "Leia Organa").to("Han Solo");

        assertThat(scene.hostOf("Electrobinoculars")).isEqualTo("Han Solo");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    @Claim("devices#3")
    void aDeviceIsUsedAndNeverFired() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Luke Skywalker", "Darth Vader")
                        .on("Luke Skywalker", "Electrobinoculars", "Blaster Rifle")
                        .hand(LIGHT, "Stay Sharp!")
                        .reserve(LIGHT, "Han Solo")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(CANTINA).offers("use Electrobinoculars", "fire Blaster Rifle");
        scene.mayNot("fire Electrobinoculars").use("Electrobinoculars").no();

        // Stay Sharp! answers to a weapon just fired; nothing was
        scene.mayNot("play Stay Sharp!");
        scene.passUntil("fire Blaster Rifle").fire("Blaster Rifle").at("Darth Vader");
        scene.offers("play Stay Sharp!");
    }

    @Test
    @Ruling("one-transfer-a-turn")
    void aCardIsTransferredOnceInATurn() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Luke Skywalker", "Han Solo", "Leia Organa")
                        .on("Luke Skywalker", "Electrobinoculars")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.transfer("Electrobinoculars").to("Han Solo");

        scene.passUntil(LIGHT).mayNot("transfer Electrobinoculars");
        scene.passUntil(DARK, Phase.ACTIVATE).passUntil(LIGHT, Phase.DEPLOY);
        scene.offers("transfer Electrobinoculars");
    }
}
