package holosite.server.message;

import java.util.List;
import java.util.Optional;

/** The piles of a player. */
public record PlayerInfo(
        int reserve,
        int force,
        int used,
        int lost,
        String lostTop,
        List<String> outOfPlay,
        int hand,
        int sabacc,
        int lifeForce,
        List<CardInfo> side,
        Optional<List<CardInfo>> cards,
        Optional<List<CardInfo>> sabaccCards)
        implements Section {

    public PlayerInfo {
        outOfPlay = List.copyOf(outOfPlay);
        side = List.copyOf(side);
    }
}
