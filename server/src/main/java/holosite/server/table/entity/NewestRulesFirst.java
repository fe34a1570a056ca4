package holosite.server.table.entity;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Address;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.sharding.ShardCoordinator;
import org.apache.pekko.util.Version;
import scala.collection.immutable.IndexedSeq;
import scala.concurrent.Future;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Tables live in processes with the newest rules there are, evenly distributed over them: when such
 * a process comes up beside older ones, all tables move to it.
 */
final class NewestRulesFirst implements ShardCoordinator.ActorSystemDependentAllocationStrategy {
    private final ShardCoordinator.ShardAllocationStrategy evenly;
    private final Cluster cluster;

    NewestRulesFirst(ShardCoordinator.ShardAllocationStrategy evenly, Cluster cluster) {
        this.evenly = evenly;
        this.cluster = cluster;
    }

    @Override
    public void start(ActorSystem system) {
        if (evenly instanceof ShardCoordinator.ActorSystemDependentAllocationStrategy dependent) {
            dependent.start(system);
        }
    }

    /** Among processes it prefers those of the highest version itself. */
    @Override
    public Future<ActorRef> allocateShard(
            ActorRef requester,
            String shard,
            scala.collection.immutable.Map<ActorRef, IndexedSeq<String>> now) {
        return evenly.allocateShard(requester, shard, now);
    }

    @Override
    public Future<scala.collection.immutable.Set<String>> rebalance(
            scala.collection.immutable.Map<ActorRef, IndexedSeq<String>> now,
            scala.collection.immutable.Set<String> moving) {
        Set<String> outdated = outdated(CollectionConverters.asJava(now));
        if (outdated.isEmpty()) {
            return evenly.rebalance(now, moving);
        }
        outdated.removeAll(CollectionConverters.asJava(moving));
        return Future.successful(CollectionConverters.asScala(outdated).toSet());
    }

    /** What lives in processes with older rules than others have. */
    private Set<String> outdated(Map<ActorRef, IndexedSeq<String>> now) {
        Map<Address, Version> versions =
                CollectionConverters.asJava(cluster.state().members()).stream()
                        .collect(Collectors.toMap(Member::address, Member::appVersion));
        Version newest =
                now.keySet().stream()
                        .map(region -> versions.getOrDefault(address(region), Version.Zero()))
                        .max(Version::compareTo)
                        .orElse(Version.Zero());
        var outdated = new HashSet<String>();
        now.forEach(
                (region, shards) -> {
                    Version version = versions.getOrDefault(address(region), newest);
                    if (version.compareTo(newest) < 0) {
                        outdated.addAll(CollectionConverters.asJava(shards));
                    }
                });
        return outdated;
    }

    private Address address(ActorRef region) {
        Address address = region.path().address();
        return address.hasLocalScope() ? cluster.selfMember().address() : address;
    }
}
